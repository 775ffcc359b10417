-- Activity of an account, kept longer than the outbox keeps events: ids and facts, never documents.

alter table platform.subscription rename to event_route;
alter table platform.event_route rename constraint subscription_pkey to event_route_pkey;

create table platform.activity (
  event_id     uuid primary key,
  owner_id     uuid not null,
  event_type   text not null,
  aggregate_id uuid not null,
  facts        jsonb not null,
  occurred_at  timestamptz not null
);
create index activity_newest on platform.activity (owner_id, occurred_at desc, event_id desc);
create index activity_age on platform.activity (occurred_at);

alter table platform.activity enable row level security;
alter table platform.activity force row level security;
create policy tenant on platform.activity for select to app_runtime using (owner_id = platform.current_owner());
create policy system on platform.activity to app_system using (true) with check (true);
-- Append-only: rows are never changed.
grant select on platform.activity to app_runtime;
grant select, insert, delete on platform.activity to app_system;
