-- Interviews, their plans and generations, the run with its answers, the summary. Ids of hiring's rows are plain
-- values: schemas of different modules do not reference each other.

create schema interviewing;

create table interviewing.interview (
  id                uuid primary key,
  owner_id          uuid not null,
  position_id       uuid not null,
  candidate_id      uuid not null,
  cv_id             uuid,
  -- no CV was chosen: each generation uses the candidate's newest one
  follows_newest_cv boolean not null,
  type              text not null check (type in
    ('phone_screening', 'technical', 'behavioral', 'final', 'panel', 'coding', 'system_design')),
  duration_min      integer not null check (duration_min between 15 and 180 and duration_min % 5 = 0),
  language          text not null check (language in ('en', 'uk')),
  scheduled_at      timestamptz,
  user_role         text,
  previous_feedback text,
  status            text not null default 'draft' check (status in
    ('draft', 'planned', 'in_progress', 'completed', 'cancelled')),
  cancel_reason     text check (cancel_reason in
    ('candidate_no_show', 'candidate_withdrew', 'rescheduled', 'interviewer', 'other')),
  started_at        timestamptz,
  completed_at      timestamptz,
  cancelled_at      timestamptz,
  version           integer not null default 1,
  created_at        timestamptz not null default now(),
  unique (owner_id, id),
  check ((status = 'completed') = (completed_at is not null)),
  check ((status = 'cancelled') = (cancelled_at is not null and cancel_reason is not null)),
  check (started_at is not null or status not in ('in_progress', 'completed'))
);
create index interview_position on interviewing.interview (owner_id, position_id, id);
create index interview_candidate on interviewing.interview (owner_id, candidate_id, id);

-- One plan per interview, created with the first generation; its versions are immutable.
create table interviewing.plan (
  id              uuid primary key,
  owner_id        uuid not null,
  interview_id    uuid not null,
  current_version integer,
  -- the newest generation
  attempt         integer not null default 0,
  unique (owner_id, id),
  unique (owner_id, interview_id),
  foreign key (owner_id, interview_id) references interviewing.interview (owner_id, id) on delete cascade
);

create table interviewing.plan_version (
  owner_id   uuid not null,
  plan_id    uuid not null,
  version    integer not null check (version >= 1),
  -- the generation that wrote it
  attempt    integer not null,
  content    jsonb not null,
  core_hash  text not null,
  source     text not null check (source in ('ai', 'playbook')),
  -- findings of the validator; an interview is planned only if there are none
  problems   jsonb not null,
  created_at timestamptz not null default now(),
  primary key (plan_id, version),
  unique (plan_id, attempt),
  foreign key (owner_id, plan_id) references interviewing.plan (owner_id, id) on delete cascade
);
create index plan_version_owner on interviewing.plan_version (owner_id, plan_id);

-- The questions that every candidate for one position version, type, length and language is asked: fixed by the first
-- plan. A second one exists only if somebody explicitly requested the other writer.
create table interviewing.core (
  id               uuid primary key,
  owner_id         uuid not null,
  position_id      uuid not null,
  position_version integer not null,
  type             text not null,
  duration_min     integer not null,
  language         text not null,
  source           text not null check (source in ('ai', 'playbook')),
  content          jsonb not null,
  hash             text not null,
  model            text,
  prompt_version   text not null,
  created_at       timestamptz not null default clock_timestamp(),
  unique (owner_id, id),
  unique (owner_id, position_id, position_version, type, duration_min, language, source)
);

create table interviewing.generation (
  owner_id        uuid not null,
  plan_id         uuid not null,
  attempt         integer not null check (attempt >= 1),
  state           text not null default 'queued' check (state in
    ('queued', 'running', 'ready', 'failed', 'cancelled')),
  step            text check (step in
    ('reading_cv', 'building_core', 'tailoring', 'checking_evidence', 'checking_law', 'fitting_time')),
  wanted_source   text check (wanted_source in ('ai', 'playbook')),
  -- the CV to plan from; null: none
  cv_id           uuid,
  error_code      text,
  fallback_reason text check (fallback_reason in ('no_provider', 'provider_down', 'refused', 'invalid', 'budget')),
  core_id         uuid,
  -- this person's part of the plan and who wrote it, until publication
  tailoring       jsonb,
  input_tokens    integer not null default 0,
  output_tokens   integer not null default 0,
  -- number of the last progress row
  progress_seq    integer not null default 0,
  created_at      timestamptz not null default now(),
  ended_at        timestamptz,
  primary key (plan_id, attempt),
  foreign key (owner_id, plan_id) references interviewing.plan (owner_id, id) on delete cascade,
  foreign key (owner_id, core_id) references interviewing.core (owner_id, id),
  check ((state = 'failed') = (error_code is not null)),
  check ((state in ('ready', 'failed', 'cancelled')) = (ended_at is not null))
);
-- for counting an owner's generations against the daily limit; for waking the generations that wait for a CV
create index generation_owner on interviewing.generation (owner_id, created_at);
create index generation_cv on interviewing.generation (owner_id, cv_id) where state in ('queued', 'running');
create index generation_core on interviewing.generation (owner_id, core_id);

-- Progress shown to open pages; deleted after an hour.
create table interviewing.plan_progress (
  owner_id   uuid not null,
  plan_id    uuid not null,
  attempt    integer not null,
  seq        integer not null,
  kind       text not null check (kind in ('step', 'question', 'ready', 'failed', 'cancelled', 'reset')),
  body       jsonb not null,
  created_at timestamptz not null default now(),
  primary key (plan_id, attempt, seq),
  foreign key (plan_id, attempt) references interviewing.generation (plan_id, attempt) on delete cascade
);
create index plan_progress_age on interviewing.plan_progress (created_at);

create table interviewing.run (
  interview_id uuid primary key,
  owner_id     uuid not null,
  plan_id      uuid not null,
  -- frozen: later versions of the plan do not affect a run
  plan_version integer not null,
  -- of that version: answers to other questions are rejected
  question_ids uuid[] not null,
  started_at   timestamptz not null default now(),
  ended_at     timestamptz,
  unique (owner_id, interview_id),
  foreign key (owner_id, interview_id) references interviewing.interview (owner_id, id) on delete cascade,
  foreign key (plan_id, plan_version) references interviewing.plan_version (plan_id, version)
);
create index run_plan on interviewing.run (plan_id, plan_version);

create table interviewing.pause (
  id           uuid primary key,
  owner_id     uuid not null,
  interview_id uuid not null,
  from_at      timestamptz not null default now(),
  to_at        timestamptz,
  foreign key (owner_id, interview_id) references interviewing.run (owner_id, interview_id) on delete cascade,
  check (to_at >= from_at)
);
create index pause_run on interviewing.pause (owner_id, interview_id, from_at);
create unique index pause_open on interviewing.pause (interview_id) where to_at is null;

-- Belongs to the interview, not to the run: answers are kept when a start is undone.
create table interviewing.answer (
  owner_id      uuid not null,
  interview_id  uuid not null,
  question_id   uuid not null,
  state         text not null default 'remaining' check (state in ('remaining', 'answered', 'skipped')),
  skip_reason   text check (skip_reason in
    ('no_time', 'already_answered', 'not_relevant', 'candidate_declined', 'other')),
  score         smallint check (score between 0 and 10),
  ticks         text[] not null default '{}',
  notes         text not null default '',
  red_flag      boolean not null default false,
  spent_sec     integer not null default 0 check (spent_sec >= 0),
  -- a write refers to the version it is based on
  state_version integer not null default 0,
  score_version integer not null default 0,
  ticks_version integer not null default 0,
  note_version  integer not null default 0,
  flag_version  integer not null default 0,
  primary key (interview_id, question_id),
  foreign key (owner_id, interview_id) references interviewing.interview (owner_id, id) on delete cascade,
  check ((state = 'skipped') = (skip_reason is not null))
);
create index answer_owner on interviewing.answer (owner_id, interview_id);

-- Operations that were processed: a retry gets the first result.
create table interviewing.run_operation (
  owner_id     uuid not null,
  interview_id uuid not null,
  id           uuid not null,
  -- null: applied
  refused_code text,
  -- the device's clock, for information only
  at           timestamptz not null,
  created_at   timestamptz not null default now(),
  primary key (interview_id, id),
  foreign key (owner_id, interview_id) references interviewing.interview (owner_id, id) on delete cascade
);
create index run_operation_owner on interviewing.run_operation (owner_id, interview_id);

create table interviewing.summary (
  interview_id       uuid primary key,
  owner_id           uuid not null,
  overall_assessment text not null,
  strengths          text[] not null,
  concerns           text[] not null,
  recommendation     text check (recommendation in ('hire', 'no_hire', 'further_interview')),
  decided_at         timestamptz,
  decided_by         uuid,
  version            integer not null,
  foreign key (owner_id, interview_id) references interviewing.interview (owner_id, id) on delete cascade,
  check ((recommendation is null) = (decided_at is null and decided_by is null))
);
create index summary_owner on interviewing.summary (owner_id, interview_id);

-- Who changed a decision or reopened a closed interview, with the values before and after.
create table interviewing.audit (
  id           uuid primary key,
  owner_id     uuid not null,
  interview_id uuid not null,
  actor_id     uuid not null,
  kind         text not null,
  detail       jsonb not null,
  at           timestamptz not null default now(),
  foreign key (owner_id, interview_id) references interviewing.interview (owner_id, id) on delete cascade
);
create index audit_interview on interviewing.audit (owner_id, interview_id, at);

-- Model tokens per calendar month (UTC) of the whole installation: a hard cap on its costs. Belongs to no owner.
create table interviewing.model_month (
  month  date primary key,
  tokens bigint not null check (tokens >= 0)
);

do $$
declare
  name text;
begin
  foreach name in array array['interview', 'plan', 'plan_version', 'core', 'generation', 'plan_progress', 'run', 'pause',
    'answer', 'run_operation', 'summary', 'audit']
  loop
    execute format('alter table interviewing.%I enable row level security', name);
    execute format('alter table interviewing.%I force row level security', name);
    execute format('create policy tenant on interviewing.%I to app_runtime
      using (owner_id = platform.current_owner()) with check (owner_id = platform.current_owner())', name);
  end loop;
end $$;
create policy system on interviewing.plan_progress to app_system using (true);

grant usage on schema interviewing to app_runtime, app_system;
grant select, insert, update on interviewing.interview, interviewing.plan, interviewing.generation,
  interviewing.answer, interviewing.summary to app_runtime;
grant select, insert on interviewing.plan_version, interviewing.core, interviewing.run_operation,
  interviewing.audit to app_runtime;
grant select, insert, update, delete on interviewing.run, interviewing.pause to app_runtime;
grant select, insert, delete on interviewing.plan_progress to app_runtime;
-- for deleting every owner's progress after an hour
grant select, delete on interviewing.plan_progress to app_system;
grant select, insert, update on interviewing.model_month to app_system;
