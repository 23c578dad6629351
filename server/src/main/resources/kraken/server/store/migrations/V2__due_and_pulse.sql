-- When a table must be looked at though nobody asks: a bot is to move, or a clock runs out. The highest number
-- there is stands for never.
alter table listing add column due_at bigint not null default 9223372036854775807;

create index listing_by_due on listing (due_at);

-- What a server writes to see that it can.
create table pulse (
  id integer not null primary key,
  at bigint not null
);

-- The one job that servers share: to look for what is due. As db-scheduler wants it.
create table scheduled_tasks (
  task_name varchar(100) not null,
  task_instance varchar(100) not null,
  task_data ${bytes},
  execution_time ${instant} not null,
  picked boolean not null,
  picked_by varchar(50),
  last_success ${instant},
  last_failure ${instant},
  consecutive_failures integer,
  last_heartbeat ${instant},
  version bigint not null,
  priority smallint,
  primary key (task_name, task_instance)
);

create index scheduled_tasks_by_time on scheduled_tasks (execution_time);
