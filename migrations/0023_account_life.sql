-- Mailed links, passwords reset through them, and sessions as shown to the user.

-- The link in a mail with a code: it remains valid after the code expires, and ends with the next code.
alter table auth.code
  add column link_hash       bytea unique,
  add column link_spent_at   timestamptz,
  add column link_expires_at timestamptz;

create table auth.password_reset (
  -- SHA-256 of the link's token
  token_hash bytea primary key,
  user_id    uuid references auth."user" (id) on delete cascade,
  spent_at   timestamptz,
  expires_at timestamptz not null
);
create index password_reset_user on auth.password_reset (user_id);
create index password_reset_age on auth.password_reset (expires_at);
grant select, insert, update, delete on auth.password_reset to app_system;

alter table auth.session add column last_used_at timestamptz not null default now();
-- Forced row-level security also applies to the table's owner, who runs this migration.
alter table auth.session no force row level security;
update auth.session set last_used_at = rotated_at;
alter table auth.session force row level security;

alter table auth.session drop constraint session_revoked_reason_check;
alter table auth.session add constraint session_revoked_reason_check
  check (revoked_reason in
    ('logout', 'reuse', 'too_many', 'verified', 'superseded', 'signed_out', 'password_reset', 'password_changed'));
