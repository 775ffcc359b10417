-- Communication with the payment service.

-- Ids of received webhooks, to detect duplicates. Their content is only a hint and is not stored.
create table billing.stripe_event (
  id          text primary key,
  type        text not null,
  customer_id text,
  received_at timestamptz not null default now()
);
create index stripe_event_age on billing.stripe_event (received_at);
-- Swept rows are locked first, which requires the update privilege.
grant select, insert, update, delete on billing.stripe_event to app_system;

-- Calls that change state at the payment service, by the idempotency key stored before the call: if the response is
-- lost, the call is repeated with the same key.
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

-- Who has had a trial: keyed digests of accounts, addresses and cards. They identify nobody and outlive the account.
create table billing.trial_claim (
  kind            text not null check (kind in ('account', 'address', 'card')),
  digest          bytea not null,
  subscription_id text not null,
  claimed_at      timestamptz not null default now(),
  primary key (kind, digest)
);
grant select on billing.trial_claim to app_runtime;
grant select, insert on billing.trial_claim to app_system;
