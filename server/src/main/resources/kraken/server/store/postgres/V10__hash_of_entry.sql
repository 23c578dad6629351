-- A hash over each entry and the hash of the entry before it: damage is found wherever it is. Version 11 computes those of
-- entries that are there already.
alter table entry add column hash bytea;
