-- What this installation keeps for itself, such as the keys by which push services know it.
create table server_key (
  name text primary key,
  value text not null
) ${clustered};

-- Browsers that want to be called when it is their person's turn.
create table push_subscription (
  endpoint text primary key,
  person text not null,
  browser_key text not null,
  auth text not null,
  language text not null,
  site text not null,
  quiet_from integer,
  quiet_to integer,
  zone text
) ${clustered};

create index push_subscription_by_person on push_subscription (person);

-- How the crew of a table meets outside of it. It is no part of the log.
create table table_contact (
  table_id text primary key,
  person text not null,
  call_link text,
  hook_kind text,
  hook_address text,
  language text not null,
  site text not null
) ${clustered};
