-- A trial by a visitor without an account: one posting, optionally a CV as text, and the plan that the playbook writes
-- from them. One row per visit, overwritten by another try; deleted with the visit, or when an account takes it over.
create table interviewing.preview (
  id           uuid primary key,
  -- owner id of the visit, not of an account
  owner_id     uuid not null unique,
  attempt      integer not null default 1 check (attempt >= 1),
  -- the page that contains the posting; null if its text was given
  url          text,
  -- title, text and, if stated, level, type and department; null until the page has been read
  posting      jsonb,
  cv_text      text,
  type         text not null check (type in
    ('phone_screening', 'technical', 'behavioral', 'final', 'panel', 'coding', 'system_design')),
  duration_min integer not null check (duration_min between 15 and 180 and duration_min % 5 = 0),
  language     text not null check (language in ('en', 'uk')),
  state        text not null default 'queued' check (state in ('queued', 'running', 'ready', 'failed')),
  step         text check (step in ('reading_posting', 'writing_questions', 'checking')),
  error_code   text,
  -- the plan with its parts, once it is ready
  content      jsonb,
  requested_at timestamptz not null default now(),
  -- when the visit ends
  expires_at   timestamptz not null,
  check (url is not null or posting is not null),
  check ((state = 'ready') = (content is not null)),
  check ((state = 'failed') = (error_code is not null))
);
create index preview_age on interviewing.preview (expires_at);
create index preview_open on interviewing.preview (requested_at) where state in ('queued', 'running');

alter table interviewing.preview enable row level security;
alter table interviewing.preview force row level security;
create policy tenant on interviewing.preview to app_runtime
  using (owner_id = platform.current_owner()) with check (owner_id = platform.current_owner());
grant select, insert, delete on interviewing.preview to app_runtime;
grant update (attempt, url, posting, cv_text, type, duration_min, language, state, step, error_code, content,
  requested_at) on interviewing.preview to app_runtime;
-- For ended visits of all visitors, and previews whose run is lost.
create policy system on interviewing.preview to app_system using (true);
grant select, delete on interviewing.preview to app_system;
