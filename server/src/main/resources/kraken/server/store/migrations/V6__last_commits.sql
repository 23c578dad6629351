-- How many commits each of several servers has made, counted in the commits themselves: one whose line broke in the
-- middle of a commit learns here whether it came about.
create table last_commit (
  server varchar(36) not null primary key,
  number bigint not null,
  at ${instant} not null
);
