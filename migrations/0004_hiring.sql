-- Positions, candidates and their CVs. Foreign keys are composite (owner_id, id): foreign-key checks bypass row-level
-- security, so a reference by id alone could point into another account.

create schema hiring;

create table hiring.position (
  id               uuid primary key,
  owner_id         uuid not null,
  title            text not null,
  url              text,
  description      text not null,
  focus_areas      text[] not null,
  level            text not null check (level in ('junior', 'middle', 'senior', 'lead', 'principal')),
  type             text not null check (type in ('full_time', 'part_time', 'contract', 'freelance', 'internship')),
  department       text,
  status           text not null default 'active' check (status in ('active', 'inactive')),
  -- updated by interviewing in its own transaction; a position with interviews cannot be deleted
  interviews_count integer not null default 0 check (interviews_count >= 0),
  candidates_count integer not null default 0 check (candidates_count >= 0),
  -- incremented when an input of plans changes: title, description, focus areas, level
  position_version integer not null default 1,
  -- incremented by every change
  version          integer not null default 1,
  created_at       timestamptz not null default now(),
  unique (owner_id, id)
);

create table hiring.candidate (
  id         uuid primary key,
  owner_id   uuid not null,
  name       text not null,
  -- 'file': named after the uploaded file until the CV provides a name
  name_from  text not null default 'person' check (name_from in ('person', 'file', 'cv')),
  email      text,
  version    integer not null default 1,
  created_at timestamptz not null default now(),
  unique (owner_id, id)
);

create table hiring.candidate_position (
  owner_id     uuid not null,
  candidate_id uuid not null,
  position_id  uuid not null,
  created_at   timestamptz not null default now(),
  primary key (owner_id, candidate_id, position_id),
  foreign key (owner_id, candidate_id) references hiring.candidate (owner_id, id) on delete cascade,
  foreign key (owner_id, position_id) references hiring.position (owner_id, id) on delete cascade
);
create index candidate_position_position on hiring.candidate_position (owner_id, position_id, candidate_id);

create table hiring.cv (
  id           uuid primary key,
  owner_id     uuid not null,
  candidate_id uuid not null,
  -- a sanitised label from the client; never a path
  file_name    text not null check (length(file_name) between 1 and 120),
  size_bytes   integer not null check (size_bytes > 0),
  sha256       bytea not null,
  pages        integer,
  state        text not null check (state in ('queued', 'reading', 'ready', 'no_text', 'failed')),
  -- incremented by "Try again": an older reading that is still running writes nothing
  attempt      integer not null default 1,
  error_code   text,
  warnings     text[] not null default '{}' check (warnings <@ array['hidden_text', 'active_content']),
  created_at   timestamptz not null default now(),
  settled_at   timestamptz,
  unique (owner_id, id),
  foreign key (owner_id, candidate_id) references hiring.candidate (owner_id, id) on delete cascade
);
create index cv_newest on hiring.cv (owner_id, candidate_id, created_at desc, id desc);

-- File contents, separate from the rows that lists read.
create table hiring.cv_file (
  cv_id      uuid primary key,
  owner_id   uuid not null,
  media_type text not null check (media_type in ('application/pdf', 'text/plain')),
  bytes      bytea not null,
  foreign key (owner_id, cv_id) references hiring.cv (owner_id, id) on delete cascade
);
create index cv_file_owner on hiring.cv_file (owner_id, cv_id);
-- PDF streams are already deflated: compressing them again costs time and saves nothing.
alter table hiring.cv_file alter column bytes set storage external;

create table hiring.cv_text (
  cv_id      uuid primary key,
  owner_id   uuid not null,
  -- [{number, visible}]: what a person sees, and the only input to plans
  pages      jsonb not null,
  -- [{number, full}]: all text in the file; stored separately so that it is not mistaken for the visible CV
  full_pages jsonb not null,
  -- {characters, instructions, samples}: the differences between the two layers
  hidden     jsonb not null,
  profile    jsonb not null,
  -- [{page, start, end, quote}]: what the candidate claims to have done, most informative first
  lines      jsonb not null,
  foreign key (owner_id, cv_id) references hiring.cv (owner_id, id) on delete cascade
);
create index cv_text_owner on hiring.cv_text (owner_id, cv_id);

-- Storage used by CV files; changed by a conditional update in the transaction of the upload.
create table hiring.storage (
  owner_id uuid primary key,
  files    integer not null default 0 check (files >= 0),
  bytes    bigint not null default 0 check (bytes >= 0)
);

do $$
declare tenant_table text;
begin
  foreach tenant_table in array
    array['position', 'candidate', 'candidate_position', 'cv', 'cv_file', 'cv_text', 'storage']
  loop
    execute format('alter table hiring.%I enable row level security', tenant_table);
    execute format('alter table hiring.%I force row level security', tenant_table);
    execute format('create policy tenant on hiring.%I to app_runtime
      using (owner_id = platform.current_owner()) with check (owner_id = platform.current_owner())', tenant_table);
  end loop;
end $$;

grant usage on schema hiring to app_runtime;
grant select, insert, update on all tables in schema hiring to app_runtime;
grant delete on hiring.position, hiring.candidate_position to app_runtime;
