-- The company from the first step of onboarding; visitors without an account.

create table auth.company (
  owner_id   uuid primary key references auth."user" (id) on delete cascade,
  name       text not null check (length(name) between 1 and 120),
  website    text,
  industry   text not null check (industry in
    ('technology', 'finance', 'healthcare', 'education', 'retail', 'manufacturing', 'construction', 'logistics',
      'hospitality', 'marketing', 'professional_services', 'public_sector', 'nonprofit', 'other')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table auth.company enable row level security;
alter table auth.company force row level security;
create policy tenant on auth.company to app_runtime
  using (owner_id = platform.current_owner()) with check (owner_id = platform.current_owner());
create policy system on auth.company to app_system using (true) with check (true);
grant select, insert, update on auth.company to app_runtime;
grant select, insert, update, delete on auth.company to app_system;

create table auth.anonymous_session (
  -- owner of what the visitor creates, like a user's id
  id         uuid primary key,
  -- SHA-256 of the id that only the visitor holds
  id_hash    bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index anonymous_session_age on auth.anonymous_session (expires_at);
grant select, insert, update, delete on auth.anonymous_session to app_system;
