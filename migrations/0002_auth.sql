-- Accounts, sessions, mailed codes, counters against brute force, and the mail itself.

create schema auth;

create table auth."user" (
  id                   uuid primary key,
  email                text not null check (length(email) between 3 and 254),
  -- null: the account has no password
  password_hash        text,
  full_name            text not null,
  position             text not null,
  language             text not null default 'en' check (language in ('en', 'uk')),
  timezone             text not null default 'UTC',
  email_verified_at    timestamptz,
  -- billing state shown in the user's own record; billing writes it through auth's interface
  plan                 text not null default 'free' check (plan in ('free', 'premium')),
  subscription_status  text not null default 'none' check (subscription_status in
    ('none', 'incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'canceled', 'unpaid', 'paused')),
  billing_period       text check (billing_period in ('monthly', 'yearly')),
  renewal_date         timestamptz,
  cancel_at_period_end boolean not null default false,
  trial_ends_at        timestamptz,
  created_at           timestamptz not null default now()
);
create unique index user_email on auth."user" (lower(email));

create table auth.session (
  id             uuid primary key,
  user_id        uuid not null references auth."user" (id) on delete cascade,
  -- fixed at creation: a stable session keeps its refresh token, a rotating one gets a new token with each use
  mode           text not null check (mode in ('stable', 'rotate')),
  -- SHA-256 of refresh tokens; the previous one is accepted for 30 seconds after a rotation
  current_hash   bytea not null unique,
  previous_hash  bytea,
  generation     integer not null default 0,
  rotated_at     timestamptz not null default now(),
  -- uses of the previous token within its grace period, since grace_since
  grace_hits     integer not null default 0,
  grace_since    timestamptz not null default now(),
  -- network and browser of the last use
  network        text not null,
  user_agent     text not null,
  created_at     timestamptz not null default now(),
  idle_until     timestamptz not null,
  absolute_until timestamptz not null,
  revoked_at     timestamptz,
  revoked_reason text check (revoked_reason in ('logout', 'reuse', 'too_many', 'verified', 'registered_again')),
  check ((revoked_at is null) = (revoked_reason is null))
);
create index session_by_user on auth.session (user_id, created_at, id);

-- Refresh tokens that were rotated away: if one is used again, two parties hold tokens of the same chain.
create table auth.spent_token (
  hash       bytea primary key,
  session_id uuid not null references auth.session (id) on delete cascade
);
create index spent_token_session on auth.spent_token (session_id);

-- The newest code mailed to an address. Addresses without an account have a row too, with a hash that no code matches,
-- so that responses to a guess do not reveal which addresses are registered.
create table auth.code (
  address_hash bytea primary key,
  user_id      uuid references auth."user" (id) on delete cascade,
  code_hash    bytea not null,
  tries        integer not null default 0,
  spent_at     timestamptz,
  expires_at   timestamptz not null
);
create index code_user on auth.code (user_id);

-- Counters shared by all processes; keys are hashes of addresses and networks.
create table auth.throttle (
  key     text primary key,
  hits    integer not null,
  -- windows: when the counter restarts; waits: until when attempts are refused
  ends_at timestamptz not null
);
create index throttle_age on auth.throttle (ends_at);

create table auth.mail_message (
  id         uuid primary key,
  owner_id   uuid not null references auth."user" (id) on delete cascade,
  template   text not null check (template in ('verification_code', 'already_registered', 'signed_out_everywhere')),
  language   text not null check (language in ('en', 'uk')),
  to_address text not null,
  -- the mailed code; deleted once the message was sent or given up
  code       text,
  state      text not null default 'queued' check (state in ('queued', 'sent', 'undeliverable')),
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  check (state = 'queued' or (code is null and settled_at is not null))
);
create index mail_message_owner on auth.mail_message (owner_id);

alter table auth."user" enable row level security;
alter table auth."user" force row level security;
create policy tenant on auth."user" to app_runtime
  using (id = platform.current_owner()) with check (id = platform.current_owner());
create policy system on auth."user" to app_system using (true) with check (true);

alter table auth.session enable row level security;
alter table auth.session force row level security;
create policy tenant on auth.session to app_runtime
  using (user_id = platform.current_owner()) with check (user_id = platform.current_owner());
create policy system on auth.session to app_system using (true) with check (true);

alter table auth.mail_message enable row level security;
alter table auth.mail_message force row level security;
create policy tenant on auth.mail_message to app_runtime
  using (owner_id = platform.current_owner()) with check (owner_id = platform.current_owner());
create policy system on auth.mail_message to app_system using (true) with check (true);

grant usage on schema auth to app_runtime, app_system;
grant select, update (full_name, position, language, timezone) on auth."user" to app_runtime;
grant select on auth.session to app_runtime;
grant select, insert on auth.mail_message to app_runtime;
grant select, insert, update, delete on all tables in schema auth to app_system;
