-- Shared by all modules: outbox, idempotency keys. The roles app_runtime (API, worker) and app_system (relay, sign-in,
-- sweeps) are created by src/platform/db/migrate.ts.

create schema platform;

-- The owner whose rows this transaction may see; if it is not set, this is null and no tenant row is visible.
create function platform.current_owner() returns uuid
  language sql stable parallel safe
  as $$ select nullif(current_setting('app.user_id', true), '')::uuid $$;

create table platform.event (
  id           uuid primary key,
  type         text not null,
  aggregate_id uuid not null,
  owner_id     uuid not null,
  payload      jsonb not null,
  occurred_at  timestamptz not null default now()
);
create index event_owner on platform.event (owner_id);

-- Which consumers receive which events; written at boot from the modules' consumers.
create table platform.subscription (
  event_type text not null,
  consumer   text not null,
  primary key (event_type, consumer)
);

create table platform.delivery (
  id           bigint generated always as identity primary key,
  event_id     uuid not null references platform.event (id) on delete cascade,
  consumer     text not null,
  aggregate_id uuid not null,
  state        text not null default 'pending' check (state in ('pending', 'done', 'parked')),
  attempts     integer not null default 0,
  -- fencing token, incremented by every claim: a holder whose lease has expired cannot complete a delivery claimed by
  -- another
  fence        integer not null default 0,
  next_at      timestamptz not null default now(),
  lease_until  timestamptz,
  last_error   text,
  done_at      timestamptz,
  unique (event_id, consumer)
);
create index delivery_pending on platform.delivery (next_at, id) where state = 'pending';
create index delivery_order on platform.delivery (consumer, aggregate_id, id) where state = 'pending';

create table platform.idempotency (
  owner_id     uuid not null,
  key          text not null check (length(key) between 1 and 200),
  request_hash text not null,
  answer       jsonb,
  created_at   timestamptz not null default now(),
  primary key (owner_id, key)
);
create index idempotency_age on platform.idempotency (created_at);
alter table platform.idempotency enable row level security;
alter table platform.idempotency force row level security;
create policy tenant on platform.idempotency to app_runtime
  using (owner_id = platform.current_owner()) with check (owner_id = platform.current_owner());
create policy system on platform.idempotency to app_system using (true) with check (true);

grant usage on schema platform to app_runtime, app_system;
grant select on platform.subscription to app_runtime;
grant insert on platform.event, platform.delivery to app_runtime;
grant select, insert, update on platform.idempotency to app_runtime;
grant select, insert, update, delete on all tables in schema platform to app_system;
