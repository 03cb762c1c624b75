BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE ballots (
	vote_id INTEGER NOT NULL, 
	user_id INTEGER NOT NULL, 
	choice VARCHAR NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_ballots PRIMARY KEY (vote_id, user_id), 
	CONSTRAINT fk_ballots_vote_id FOREIGN KEY(vote_id) REFERENCES votes (id) ON DELETE CASCADE
);
INSERT INTO "ballots" VALUES(1,80351110224678912,'yes',1901190615123456);
CREATE TABLE guild_settings (
	guild_id INTEGER NOT NULL, 
	language VARCHAR, 
	decision_hours INTEGER, 
	bank_hours INTEGER NOT NULL, 
	when_late VARCHAR(16) NOT NULL, 
	CONSTRAINT pk_guild_settings PRIMARY KEY (guild_id)
);
INSERT INTO "guild_settings" VALUES(1,'uk',48,0,'default');
CREATE TABLE log (
	match_id INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR NOT NULL, 
	"by" VARCHAR NOT NULL, 
	text VARCHAR NOT NULL, 
	asked INTEGER NOT NULL, 
	receipt VARCHAR, 
	events VARCHAR NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_log PRIMARY KEY (match_id, number), 
	CONSTRAINT fk_log_match_id FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "log" VALUES(1,1,0,'choice','player','Їжак 🦔',1,'aa','[{"text":"told"}]',1901190675123456);
CREATE TABLE matches (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	guild_id INTEGER NOT NULL, 
	channel_id INTEGER NOT NULL, 
	thread_id INTEGER, 
	game VARCHAR NOT NULL, 
	options JSON NOT NULL, 
	setup JSON, 
	language VARCHAR NOT NULL, 
	decision_hours INTEGER, 
	bank_hours INTEGER NOT NULL, 
	when_late VARCHAR(16) NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	host_id INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	logged INTEGER NOT NULL, 
	posted INTEGER NOT NULL, 
	seed VARCHAR, 
	seed_hash VARCHAR, 
	messages JSON NOT NULL, 
	created_at BIGINT NOT NULL, 
	started_at BIGINT, 
	paused_at BIGINT, 
	finished_at BIGINT, 
	moved_at BIGINT, 
	CONSTRAINT uq_matches_thread_id UNIQUE (thread_id)
);
INSERT INTO "matches" VALUES(1,1,2,77,'xidit','{"variant":"довга"}','{"players":2,"seed":"secret","options":{}}','uk',NULL,0,'nothing','running',80351110224678912,2,1,2,'secret','hash','{}',1901190615123456,1901190615123456,NULL,NULL,1901190675123456);
INSERT INTO "matches" VALUES(2,1,2,NULL,'xidit','{}',NULL,'uk',NULL,0,'nothing','lobby',80351110224678912,0,0,0,NULL,NULL,'{}',1901190615123456,NULL,NULL,NULL,NULL);
CREATE TABLE milestones (
	match_id INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	logged INTEGER NOT NULL, 
	data BLOB NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_milestones PRIMARY KEY (match_id, version), 
	CONSTRAINT fk_milestones_match_id FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "milestones" VALUES(1,2,1,X'28B52FFD20339901007B2276657273696F6E223A20322C202274657874223A2022D087D0B6D0B0D0BA20D19620D081D0B6D0B8D0BA20F09FA694227D',1901190675123456);
CREATE TABLE outbox (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	match_id INTEGER, 
	number INTEGER NOT NULL, 
	lane VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	payload JSON NOT NULL, 
	dedupe VARCHAR, 
	nonce VARCHAR NOT NULL, 
	created_at BIGINT NOT NULL, 
	attempts INTEGER NOT NULL, 
	not_before BIGINT NOT NULL, 
	done_at BIGINT, 
	last_error VARCHAR, 
	remote_id INTEGER, 
	CONSTRAINT uq_outbox_nonce UNIQUE (nonce), 
	CONSTRAINT fk_outbox_match_id FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "outbox" VALUES(1,1,1,'table','board','{"version":2}','board','05c47207d4b0ac29',1901190675123456,0,1901190675123456,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(2,1,2,'dm:4611686018427387911','turn','{}',NULL,'c49e036835102355',1901190675123456,0,1901190675123456,NULL,NULL,NULL);
CREATE TABLE ratings (
	user_id INTEGER NOT NULL, 
	game VARCHAR NOT NULL, 
	rating FLOAT NOT NULL, 
	deviation FLOAT NOT NULL, 
	matches INTEGER NOT NULL, 
	updated_at BIGINT NOT NULL, 
	CONSTRAINT pk_ratings PRIMARY KEY (user_id, game)
);
INSERT INTO "ratings" VALUES(80351110224678912,'xidit',1500.0,100.0,3,1901190615123456);
CREATE TABLE receipts (
	match_id INTEGER NOT NULL, 
	asked INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	receipt VARCHAR NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_receipts PRIMARY KEY (match_id, asked, seat), 
	CONSTRAINT fk_receipts_match_id FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "receipts" VALUES(1,1,0,'aa',1901190675123456);
CREATE TABLE reminders (
	id INTEGER NOT NULL, 
	match_id INTEGER, 
	seat INTEGER NOT NULL, 
	user_id INTEGER, 
	kind VARCHAR NOT NULL, 
	due_at BIGINT NOT NULL, 
	attempt INTEGER NOT NULL, 
	CONSTRAINT pk_reminders PRIMARY KEY (id), 
	CONSTRAINT ck_reminders_ck_reminders_concerns_somebody CHECK (match_id IS NOT NULL OR user_id IS NOT NULL), 
	CONSTRAINT fk_reminders_match_id FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "reminders" VALUES(1,1,1,NULL,'nudge',1901194215123456,0);
INSERT INTO "reminders" VALUES(2,1,1,NULL,'clock',1901196015123456,0);
INSERT INTO "reminders" VALUES(3,NULL,-1,80351110224678912,'digest',1901192415123456,0);
CREATE TABLE seats (
	match_id INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	user_id INTEGER, 
	bot VARCHAR, 
	options JSON NOT NULL, 
	joined_at BIGINT NOT NULL, 
	bank_seconds INTEGER NOT NULL, 
	former JSON NOT NULL, 
	place INTEGER, 
	score INTEGER, 
	CONSTRAINT pk_seats PRIMARY KEY (match_id, number), 
	CONSTRAINT fk_seats_match_id FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES(1,0,80351110224678912,NULL,'{}',1901190615123456,3600,'[]',NULL,NULL);
INSERT INTO "seats" VALUES(1,1,175928847299117063,NULL,'{}',1901190675123456,3600,'[{"user_id":4611686018427387911,"bot":null,"until":"2030-03-31T12:31:15.123456+00:00"}]',NULL,NULL);
INSERT INTO "seats" VALUES(2,0,4611686018427387911,NULL,'{}',1901190615123456,0,'[]',NULL,NULL);
CREATE TABLE snapshots (
	match_id INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	data BLOB NOT NULL, 
	CONSTRAINT pk_snapshots PRIMARY KEY (match_id), 
	CONSTRAINT fk_snapshots_match_id FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "snapshots" VALUES(1,2,X'28B52FFD20339901007B2276657273696F6E223A20322C202274657874223A2022D087D0B6D0B0D0BA20D19620D081D0B6D0B8D0BA20F09FA694227D');
CREATE TABLE user_settings (
	user_id INTEGER NOT NULL, 
	language VARCHAR, 
	time_zone VARCHAR NOT NULL, 
	quiet_from INTEGER, 
	quiet_until INTEGER, 
	vacation_until BIGINT, 
	digest_hour INTEGER, 
	reminders VARCHAR(16) NOT NULL, 
	remind_after_hours INTEGER NOT NULL, 
	dms_refused_at BIGINT, 
	CONSTRAINT pk_user_settings PRIMARY KEY (user_id)
);
INSERT INTO "user_settings" VALUES(80351110224678912,'ru','Europe/Kyiv',1320,420,1901226615123456,NULL,'dm',24,NULL);
CREATE TABLE votes (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	match_id INTEGER NOT NULL, 
	kind VARCHAR NOT NULL, 
	subject JSON NOT NULL, 
	opened_by INTEGER NOT NULL, 
	opened_at BIGINT NOT NULL, 
	closes_at BIGINT NOT NULL, 
	closed_at BIGINT, 
	outcome VARCHAR, 
	CONSTRAINT fk_votes_match_id FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "votes" VALUES(1,1,'pause','{}',80351110224678912,1901190615123456,1901196555123456,NULL,NULL);
CREATE INDEX ix_matches_guild_id ON matches (guild_id);
CREATE INDEX ix_matches_status ON matches (status);
CREATE INDEX ix_seats_user_id ON seats (user_id);
CREATE INDEX ix_reminders_due_at ON reminders (due_at);
CREATE UNIQUE INDEX uq_reminders_of_match ON reminders (match_id, seat, kind) WHERE match_id IS NOT NULL;
CREATE UNIQUE INDEX uq_reminders_of_user ON reminders (user_id, kind) WHERE match_id IS NULL;
CREATE INDEX ix_outbox_waiting ON outbox (match_id, lane, id) WHERE done_at IS NULL;
CREATE INDEX ix_outbox_done_at ON outbox (done_at) WHERE done_at IS NOT NULL;
CREATE INDEX ix_votes_match_id ON votes (match_id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('matches',2);
INSERT INTO "sqlite_sequence" VALUES('outbox',2);
INSERT INTO "sqlite_sequence" VALUES('votes',1);
COMMIT;
