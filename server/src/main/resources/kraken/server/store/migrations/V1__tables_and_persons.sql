-- In the common subset of SQLite and PostgreSQL. ${clustered} is what SQLite needs to keep the rows of a
-- table's log together in its one tree; PostgreSQL has no such words.

create table entry (
  table_id text not null,
  number bigint not null,
  at bigint not null,
  command text not null,
  fact text not null,
  primary key (table_id, number)
) ${clustered};

create table luck_secret (
  table_id text not null primary key,
  secret text not null
) ${clustered};

create table person (
  id text not null primary key,
  name text not null
) ${clustered};

-- What follows is derived from the entries, for lists of tables.

create table listing (
  table_id text not null primary key,
  game text not null,
  players integer not null,
  listed boolean not null,
  stage text not null,
  host text not null,
  opened_at bigint not null,
  outcome text
);

create index listing_by_stage on listing (stage, opened_at);

create index listing_by_host on listing (host, opened_at);

create table listing_seat (
  table_id text not null references listing (table_id),
  seat integer not null,
  sitter text not null,
  person text,
  primary key (table_id, seat)
);

create index listing_seat_by_person on listing_seat (person);
