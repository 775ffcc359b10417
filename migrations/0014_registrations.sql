-- Registrations whose address is unverified: the person's data and password. A registration other than the account's
-- first one reaches the account only if somebody who can read the address's mail completes it in the browser that began
-- it.

create table auth.registration (
  -- SHA-256 of the id that only the browser holds
  id_hash       bytea primary key,
  address_hash  bytea not null,
  -- the account that this registration created or may change; null: completing it creates a new account
  user_id       uuid references auth."user" (id) on delete cascade,
  password_hash text not null,
  full_name     text not null,
  position      text not null,
  language      text not null check (language in ('en', 'uk')),
  created_at    timestamptz not null default now(),
  expires_at    timestamptz not null
);
create index registration_address on auth.registration (address_hash, created_at);
create index registration_user on auth.registration (user_id);
create index registration_age on auth.registration (expires_at);

grant select, insert, update, delete on auth.registration to app_system;

alter table auth.session drop constraint session_revoked_reason_check;
alter table auth.session add constraint session_revoked_reason_check
  check (revoked_reason in ('logout', 'reuse', 'too_many', 'verified', 'superseded'));
