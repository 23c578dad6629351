-- Under which edition of its rules a table was opened. Logs that do not say so are of the first one.
alter table listing add column edition integer not null default 1;
