-- Sign-in with Google: which identity belongs to which account, and the intermediate state of a sign-in.

create table auth.identity (
  -- the provider's identifiers of itself and of the person; never the e-mail address, which may change hands
  issuer     text not null,
  subject    text not null check (length(subject) between 1 and 255),
  user_id    uuid not null references auth."user" (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index identity_user on auth.identity (user_id);
alter table auth.identity enable row level security;
alter table auth.identity force row level security;
create policy tenant on auth.identity to app_runtime
  using (user_id = platform.current_owner()) with check (user_id = platform.current_owner());
create policy system on auth.identity to app_system using (true) with check (true);
grant select on auth.identity to app_runtime;

-- A redirect to Google and back. The browser must return the state, in a cookie as well, and only once.
create table auth.google_visit (
  -- SHA-256 of the state
  state_hash bytea primary key,
  expires_at timestamptz not null
);
create index google_visit_age on auth.google_visit (expires_at);

-- A person who came back from Google and may be signed in once, by whoever holds the cookie.
create table auth.sign_in_grant (
  -- SHA-256 of the cookie
  id_hash    bytea primary key,
  user_id    uuid not null references auth."user" (id) on delete cascade,
  proven_at  timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sign_in_grant_user on auth.sign_in_grant (user_id);
create index sign_in_grant_age on auth.sign_in_grant (expires_at);

-- An identity that is linked as soon as its browser signs in to the account in another way.
create table auth.pending_link (
  -- SHA-256 of the cookie
  id_hash    bytea primary key,
  user_id    uuid not null references auth."user" (id) on delete cascade,
  issuer     text not null,
  subject    text not null check (length(subject) between 1 and 255),
  expires_at timestamptz not null
);
create index pending_link_user on auth.pending_link (user_id);
create index pending_link_age on auth.pending_link (expires_at);

grant select, insert, update, delete on auth.identity, auth.google_visit, auth.sign_in_grant, auth.pending_link
  to app_system;

-- A registration started through Google has no password; only its own browser can complete it.
alter table auth.registration alter column password_hash drop not null;

-- When the session's owner last authenticated at Google: accepted in place of a password.
alter table auth.session add column if not exists google_proven_at timestamptz;
