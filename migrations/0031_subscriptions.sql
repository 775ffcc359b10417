-- The subscription is one row in billing. Only app_system writes the payment service's state; a request may write the
-- user's own choices: extras, and which position stays editable over the limit.

create table billing.subscription (
  owner_id             uuid primary key,
  tier                 text not null default 'free' check (tier in ('free', 'premium')),
  -- the payment service's status; none before the first subscription
  status               text not null default 'none' check (status in
    ('none', 'incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'canceled', 'unpaid', 'paused')),
  billing_period       text check (billing_period in ('monthly', 'yearly')),
  started_at           timestamptz,
  renewal_date         timestamptz,
  cancel_at_period_end boolean not null default false,
  trial_ends_at        timestamptz,
  past_due_since       timestamptz,
  -- monthly quota windows start on its anniversaries, in UTC
  anchor               timestamptz,
  customer_id          text unique,
  subscription_id      text unique,
  -- of the first paid plan, whose first window is unlimited
  first_subscription_id text,
  notice               text check (notice in ('trial_card_used', 'payment_failed')),
  -- when the payment service was last queried
  fetched_at           timestamptz,
  extras_agreed        boolean not null default false,
  extras_cap_cents     integer not null default 2000 check (extras_cap_cents between 0 and 100000),
  -- over the limit of active positions: the one that stays editable; null: the newest
  kept_position_id     uuid,
  check (tier = 'free' or (subscription_id is not null and anchor is not null)),
  check (subscription_id is null or customer_id is not null)
);
alter table billing.subscription enable row level security;
alter table billing.subscription force row level security;
create policy tenant on billing.subscription to app_runtime
  using (owner_id = platform.current_owner()) with check (owner_id = platform.current_owner());
-- A webhook names a customer, not an owner: app_system looks up the owner.
create policy system on billing.subscription to app_system using (true) with check (true);
grant select, insert (owner_id), update (extras_agreed, extras_cap_cents, kept_position_id)
  on billing.subscription to app_runtime;
grant select, insert, update on billing.subscription to app_system;

alter table billing.account drop column plan;
-- all positions ever created, including deleted ones
alter table billing.account add column positions_made integer not null default 0;
update billing.account set positions_made = live_positions;
grant update (positions_made) on billing.account to app_runtime;

-- One month of the paid plan with its usage. Created by the first use.
create table billing.quota_window (
  owner_id        uuid not null,
  starts_at       timestamptz not null,
  ends_at         timestamptz not null check (ends_at > starts_at),
  subscription_id text not null,
  positions       integer not null default 0 check (positions >= 0),
  interviews      integer not null default 0 check (interviews >= 0),
  -- interviews beyond the limit, which are charged individually
  extras          integer not null default 0 check (extras between 0 and interviews),
  primary key (owner_id, starts_at)
);
alter table billing.quota_window enable row level security;
alter table billing.quota_window force row level security;
create policy tenant on billing.quota_window to app_runtime
  using (owner_id = platform.current_owner()) with check (owner_id = platform.current_owner());
create policy system on billing.quota_window to app_system using (true) with check (true);
grant select, insert (owner_id, starts_at, ends_at, subscription_id), update (positions, interviews, extras)
  on billing.quota_window to app_runtime;
grant select on billing.quota_window to app_system;

-- The unit that an interview used: committed in the same transaction, once per interview.
create table billing.interview_unit (
  interview_id     uuid primary key,
  owner_id         uuid not null,
  -- null: outside the paid plan
  window_starts_at timestamptz,
  extra            boolean not null default false,
  taken_at         timestamptz not null default now()
);
create index interview_unit_owner on billing.interview_unit (owner_id, taken_at);
alter table billing.interview_unit enable row level security;
alter table billing.interview_unit force row level security;
create policy tenant on billing.interview_unit to app_runtime
  using (owner_id = platform.current_owner()) with check (owner_id = platform.current_owner());
grant select, insert (interview_id, owner_id, window_starts_at, extra), delete on billing.interview_unit to app_runtime;

alter table auth."user"
  drop column plan,
  drop column subscription_status,
  drop column billing_period,
  drop column renewal_date,
  drop column cancel_at_period_end,
  drop column trial_ends_at;
