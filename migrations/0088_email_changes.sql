-- The latest requested change of an account's address: it takes effect once the code mailed to the new address is
-- entered.
create table auth.email_change (
  user_id      uuid primary key references auth."user" (id) on delete cascade,
  email        text not null,
  -- if the new address already has an account: random bytes, which no code matches
  code_hash    bytea not null,
  tries        integer not null default 0,
  spent_at     timestamptz,
  -- when the code expires
  expires_at   timestamptz not null,
  -- when the requester proved to own the account
  asked_at     timestamptz not null default now(),
  -- null: the change has not taken effect
  done_at      timestamptz
);
create index email_change_age on auth.email_change (asked_at);
grant select, insert, update, delete on auth.email_change to app_system;

alter table auth.session drop constraint session_revoked_reason_check;
alter table auth.session add constraint session_revoked_reason_check
  check (revoked_reason in
    ('logout', 'reuse', 'too_many', 'verified', 'superseded', 'signed_out', 'password_reset', 'password_changed',
      'email_changed'));
