-- What goes between us and the payment service.

-- Webhooks that arrived, by their ids: a repeat finds its own. What they say is only a hint and is not kept.
create table billing.stripe_event (
  id          text primary key,
  type        text not null,
  customer_id text,
  received_at timestamptz not null default now()
);
create index stripe_event_age on billing.stripe_event (received_at);
-- What is swept is locked first, which takes the right to update.
grant select, insert, update, delete on billing.stripe_event to app_system;

-- Calls that change something there, by the idempotency key that was stored before the call: one whose answer was lost
-- is made again under the same key.
create table billing.stripe_call (
  key          text primary key,
  owner_id     uuid not null,
  purpose      text not null,
  attempt      integer not null,
  request_hash text not null,
  made_at      timestamptz not null default now(),
  settled_at   timestamptz,
  unique (owner_id, purpose, attempt)
);
create index stripe_call_age on billing.stripe_call (made_at);
alter table billing.stripe_call enable row level security;
alter table billing.stripe_call force row level security;
create policy system on billing.stripe_call to app_system using (true) with check (true);
grant select, insert, update, delete on billing.stripe_call to app_system;

-- Who has had a trial: keyed digests of accounts, addresses and cards. They name nobody, and outlive the account.
create table billing.trial_claim (
  kind            text not null check (kind in ('account', 'address', 'card')),
  digest          bytea not null,
  subscription_id text not null,
  claimed_at      timestamptz not null default now(),
  primary key (kind, digest)
);
grant select on billing.trial_claim to app_runtime;
grant select, insert on billing.trial_claim to app_system;
