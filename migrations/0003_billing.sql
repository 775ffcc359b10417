-- What an account may create. Stripe's part (subscription cache, quota windows) is added with the paid plan.

create schema billing;

create table billing.account (
  owner_id        uuid primary key,
  plan            text not null default 'free' check (plan in ('free', 'premium')),
  -- active positions; updated in the transaction that creates, activates, deactivates or deletes one
  live_positions  integer not null default 0 check (live_positions >= 0),
  -- units are taken at creation and never returned on the free plan: otherwise repeated delete and create would yield
  -- unlimited plans
  interviews_used integer not null default 0 check (interviews_used >= 0),
  created_at      timestamptz not null default now()
);
alter table billing.account enable row level security;
alter table billing.account force row level security;
create policy tenant on billing.account to app_runtime
  using (owner_id = platform.current_owner()) with check (owner_id = platform.current_owner());

grant usage on schema billing to app_runtime;
grant select, insert, update on billing.account to app_runtime;
