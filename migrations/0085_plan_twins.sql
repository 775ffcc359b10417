-- The translation of one version of a plan into the other language: each text by its path in the plan; structure,
-- minutes and scores are shared. A later version has no translation until one is requested again.
create table interviewing.plan_twin (
  owner_id     uuid not null,
  plan_id      uuid not null,
  version      integer not null,
  language     text not null check (language in ('en', 'uk')),
  -- incremented by each retry after a failure
  attempt      integer not null default 1 check (attempt >= 1),
  state        text not null default 'queued' check (state in ('queued', 'running', 'ready', 'failed')),
  error_code   text,
  -- of the parts requested from a model, how many have arrived
  parts        integer not null default 0 check (parts >= 0),
  done         integer not null default 0 check (done >= 0),
  -- by path in the plan
  texts        jsonb not null default '{}',
  -- ids of questions that stay in the plan's original language
  kept         jsonb not null default '[]',
  requested_at timestamptz not null default now(),
  primary key (plan_id, version),
  foreign key (plan_id, version) references interviewing.plan_version (plan_id, version) on delete cascade,
  check ((state = 'failed') = (error_code is not null))
);
create index plan_twin_owner on interviewing.plan_twin (owner_id, plan_id);
create index plan_twin_open on interviewing.plan_twin (requested_at) where state in ('queued', 'running');

alter table interviewing.plan_twin enable row level security;
alter table interviewing.plan_twin force row level security;
create policy tenant on interviewing.plan_twin to app_runtime
  using (owner_id = platform.current_owner()) with check (owner_id = platform.current_owner());
grant select, insert on interviewing.plan_twin to app_runtime;
grant update (attempt, state, error_code, parts, done, texts, kept, requested_at) on interviewing.plan_twin to app_runtime;
-- For translations whose run is lost, and for everything of an erased account.
create policy system on interviewing.plan_twin for select to app_system using (true);
create policy erasure on interviewing.plan_twin for delete to app_system using (owner_id = platform.current_owner());
grant select (owner_id, plan_id, version, attempt, state, requested_at), delete on interviewing.plan_twin to app_system;

alter table interviewing.ai_record drop constraint ai_record_part_check;
alter table interviewing.ai_record add constraint ai_record_part_check
  check (part in ('open_matters', 'core', 'tailoring', 'suggestion', 'summary', 'translation'));
