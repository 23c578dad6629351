-- Since when a table is gathering, playing or over. When the last entry was made must not be told while a game is on: it
-- may be an answer in secret.
alter table listing add column stage_at bigint not null default 0;

update listing set stage_at = coalesce(
  (select max(at) from entry where entry.table_id = listing.table_id and listing.stage = 'OVER'),
  opened_at);
