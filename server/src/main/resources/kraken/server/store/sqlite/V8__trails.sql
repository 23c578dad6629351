-- For SQLite alone. Entries lie in the order in which they came, and the places of a table's entries are written down
-- many at a time: an index over all of them would be a page to write for every single move. The name is another one, so that no
-- older version, which counts on the index, takes a number twice.

create table placed_entry (
  place integer primary key,
  table_id text not null,
  number bigint not null,
  at bigint not null,
  command text not null,
  fact text not null
);

insert into placed_entry (table_id, number, at, command, fact)
select table_id, number, at, command, fact from entry order by table_id, number;

drop table entry;

create table trail (
  table_id text not null,
  first_place integer not null,
  last_number bigint not null,
  places text not null,
  primary key (table_id, first_place)
) without rowid;

insert into trail (table_id, first_place, last_number, places)
select table_id, min(place), max(number), json_group_array(place) from placed_entry group by table_id;

-- Every entry before this place is in a trail.
create table trails_end (place integer not null);

insert into trails_end (place) select coalesce(max(place), 0) + 1 from placed_entry;
