"""Check an exported match against what was posted, trusting nobody: only Python's own library, and short to read.

    python verify.py match.json posted.txt

`match.json` is the export (`/match export`, or the button under the podium). `posted.txt` is what you have kept of the
table's messages, copied as it stands: the lobby (the secret's hash), the first message of the thread (the seed's hash)
and boards (receipts of sealed choices). What you did not keep is only checked against the file itself; the report says
so. What the rules made of the dice, `slowtable replay match.json` checks: it plays the match again.
"""

import json
import re
import sys
from hashlib import sha256
from pathlib import Path


def sha(words):
    return sha256(words.encode()).hexdigest()


def check(match, posted):
    """Two lists of sentences: what is proved, and what is wrong."""
    proved, wrong = [], []

    def judge(fits, good, bad):
        (proved if fits else wrong).append(good if fits else bad)

    def kept(value, what):
        """Whether something was posted, if anything of its kind is among what was kept."""
        if value in posted:
            proved.append(f"{what} was posted at the table")
        else:
            proved.append(f"({what} is not among what you have kept: only the file says that it was posted)")

    # Dice: all chance comes from the seed, whose hash was posted at the start.
    seed, seed_hash = match["setup"]["seed"], match["seed_hash"]
    judge(sha(f"slowtable seed {seed}") == seed_hash, "the seed fits its hash", "the seed does not fit its hash")
    kept(seed_hash, "the seed's hash")

    # Where the seed comes from: a secret that was fixed before anybody joined, and everybody who joined.
    if (origin := match.get("origin")) is not None:
        fits = sha(f"slowtable seed {origin['secret']}") == origin["secret_hash"]
        judge(fits, "the secret fits its hash", "the secret does not fit its hash")
        kept(origin["secret_hash"], "the secret's hash")
        tickets = " ".join(f"{person}:{ticket}" for person, ticket in origin["tickets"])
        fits = sha(f"slowtable mix {origin['secret']} {tickets}")[:32] == seed
        judge(fits, "the seed is made of it and of who joined", "the seed is not made of the secret and of who joined")

    # Seals: the receipt was posted when a choice was sealed; salt and choice are told when it is revealed.
    sealed = {entry["receipt"]: entry for entry in match["log"] if entry.get("receipt")}
    false = [
        receipt for receipt, entry in sealed.items() if sha(f"{entry.get('salt')} {entry['text']}")[:16] != receipt
    ]
    judge(not false, f"{len(sealed)} sealed choices fit their receipts", f"receipts of other choices: {false}")
    shown = set(re.findall(r"\b[0-9a-f]{16}\b", posted))
    lost = sorted(shown - set(sealed))
    judge(not lost, f"{len(shown)} receipts that you have kept are among them", f"receipts that are not there: {lost}")
    return proved, wrong


def main():
    match = json.loads(Path(sys.argv[1]).read_text("utf-8"))
    if match["format"] != 2:
        sys.exit("this script reads exports of format 2")
    proved, wrong = check(match, Path(sys.argv[2]).read_text("utf-8") if len(sys.argv) > 2 else "")
    print("\n".join([*(f"ok     {line}" for line in proved), *(f"WRONG  {line}" for line in wrong)]))
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
