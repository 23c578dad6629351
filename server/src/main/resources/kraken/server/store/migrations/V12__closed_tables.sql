-- When something happened at a table, at the latest known time: written at each change of stage, and by the housekeeping, which
-- looks into the log before it closes a table. It is told to nobody.
alter table listing add column active_at bigint not null default 0;

update listing set active_at = stage_at;

create index listing_by_activity on listing (stage, active_at);

-- Why a table was closed, so that its crew can read it.
alter table listing add column why_closed text;
