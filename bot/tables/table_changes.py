"""What can happen to a whole table while its match is under way: its host, its name, its language, its watchers."""

from __future__ import annotations

from datetime import datetime

from bot.tables import posts
from bot.tables.changes import Change
from bot.tables.draft import Draft

DM_HEIR, DM_DECLINED = "letter-host-asked", "letter-host-declined"


class HostAsked(Change, frozen=True):
    """The host asks somebody to be host in their place."""

    off_board = True
    user: int
    tell_at: datetime | None = None
    """When they may be told; None: now."""

    def carry_out(self, draft: Draft) -> None:
        dm = posts.TableDM(user=self.user, key=DM_HEIR, by=draft.row.host_id)
        draft.change(heir_id=self.user)
        draft.writes.dms.append(dm.row(self.tell_at))


class HostDeclined(Change, frozen=True):
    """They do not want to be."""

    off_board = True
    user: int
    tell_at: datetime | None = None
    """When the host may be told; None: now."""

    def carry_out(self, draft: Draft) -> None:
        dm = posts.TableDM(user=draft.row.host_id, key=DM_DECLINED, by=self.user)
        draft.change(heir_id=None)
        draft.writes.dms.append(dm.row(self.tell_at))


class Renamed(Change, frozen=True):
    """The table has another name; None: none."""

    off_board = True
    name: str | None
    by: int

    def carry_out(self, draft: Draft) -> None:
        draft.change(name=self.name)
        draft.post(posts.Note(key="table-renamed", user=self.by, once="renamed"), posts.ThreadNamed())
        draft.post(posts.LobbyChanged())


class Speaks(Change, frozen=True):
    """The thread speaks another language from now on; the board is drawn anew in it."""

    language: str
    by: int

    def carry_out(self, draft: Draft) -> None:
        draft.change(language=self.language)
        draft.post(posts.Note(key="table-speaks", user=self.by, once="speaks"), posts.ThreadNamed())
        draft.post(posts.LobbyChanged())


class Watched(Change, frozen=True):
    """Somebody begins to watch the table, or does so no more."""

    off_board = True
    watchers: list[int]

    def carry_out(self, draft: Draft) -> None:
        draft.change(watchers=self.watchers)
