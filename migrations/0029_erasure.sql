-- Erasure of an account, or of one of its candidates: the request, its progress, and the receipt.

create table platform.erasure (
  -- also the receipt number
  id              uuid primary key,
  -- SHA-256 of the subject's id. Kept for 13 months: a restored backup contains erased data again, and transactions of
  -- an erased account must not start.
  subject_hash    bytea not null unique,
  kind            text not null check (kind in ('account', 'candidate')),
  -- both are cleared on completion
  owner_id        uuid,
  subject_id      uuid,
  -- incremented if a run ended without completing the erasure: the next run has a new workflow id
  attempt         integer not null default 1 check (attempt >= 1),
  -- entity ids of workflow runs, the only link from those runs to the subject
  entities        uuid[] not null default '{}',
  -- rows deleted, by table
  deleted         jsonb not null default '{}',
  -- whom to notify on completion; cleared when that mail is queued
  notify_address  text,
  notify_language text check (notify_language in ('en', 'uk')),
  requested_at    timestamptz not null default now(),
  erased_at       timestamptz,
  -- when nothing was left to do
  closed_at       timestamptz,
  check ((owner_id is null) = (erased_at is not null) and (subject_id is null) = (erased_at is not null)),
  check (erased_at is null or entities = '{}'),
  check (closed_at is null or (erased_at is not null and notify_address is null))
);
create index erasure_owner on platform.erasure (owner_id) where owner_id is not null;
create index erasure_open on platform.erasure (requested_at) where closed_at is null;
create index erasure_age on platform.erasure (closed_at) where closed_at is not null;

alter table platform.erasure enable row level security;
alter table platform.erasure force row level security;
-- Every tenant transaction checks whether its account is erased, before its owner is set.
create policy tenant on platform.erasure for select to app_runtime
  using (kind = 'account' or owner_id = platform.current_owner());
create policy tenant_request on platform.erasure for insert to app_runtime
  with check (kind = 'candidate' and owner_id = platform.current_owner());
create policy system on platform.erasure to app_system using (true) with check (true);
grant select (id, subject_hash, kind, owner_id), insert (id, subject_hash, kind, owner_id, subject_id)
  on platform.erasure to app_runtime;
grant select, insert, update, delete on platform.erasure to app_system;

-- Starts a transaction of one owner: sets whose rows it sees. Fails for an erased account, and the erasure waits for
-- transactions that started earlier: after that, nothing of the account is written.
create function platform.begin_as(owner text) returns void
  language plpgsql
  as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended(owner, 1));
  if exists (select from platform.erasure e
    where e.subject_hash = sha256(convert_to(owner, 'UTF8')) and e.kind = 'account') then
    raise exception 'the account is erased' using errcode = 'AE001';
  end if;
  perform set_config('app.user_id', owner, true);
end $$;

-- The system may delete rows of the one owner that its transaction names, and no others.
do $$
declare
  name text;
begin
  foreach name in array array[
    'billing.account',
    'hiring.position', 'hiring.candidate', 'hiring.candidate_position', 'hiring.cv', 'hiring.cv_file', 'hiring.cv_text',
    'hiring.storage',
    'interviewing.interview', 'interviewing.plan', 'interviewing.plan_version', 'interviewing.core',
    'interviewing.generation', 'interviewing.plan_progress', 'interviewing.run', 'interviewing.pause',
    'interviewing.answer', 'interviewing.run_operation', 'interviewing.summary', 'interviewing.audit']
  loop
    execute format('create policy erasure_read on %s for select to app_system
      using (owner_id = platform.current_owner())', name);
    execute format('create policy erasure on %s for delete to app_system
      using (owner_id = platform.current_owner())', name);
    execute format('grant select (owner_id), delete on %s to app_system', name);
  end loop;
end $$;

grant select (id) on hiring.position, hiring.candidate, interviewing.core, interviewing.pause, interviewing.audit
  to app_system;
grant select (candidate_id, position_id) on hiring.candidate_position to app_system;
grant select (candidate_id) on hiring.cv to app_system;
grant select (cv_id) on hiring.cv_file, hiring.cv_text to app_system;
grant select (id, position_id, candidate_id) on interviewing.interview to app_system;
grant select (plan_id) on interviewing.plan_version to app_system;
grant select (interview_id) on interviewing.run, interviewing.pause, interviewing.answer, interviewing.run_operation,
  interviewing.summary, interviewing.audit to app_system;

-- The owner's counters are recalculated when a candidate is erased.
create policy erasure_count on hiring.position for update to app_system using (owner_id = platform.current_owner());
create policy erasure_count on hiring.storage for update to app_system using (owner_id = platform.current_owner());
grant select (interviews_count, candidates_count), update (interviews_count, candidates_count) on hiring.position
  to app_system;
grant update (files, bytes) on hiring.storage to app_system;

-- From the request on, the candidate appears in no list and accepts no new data.
alter table hiring.candidate add column erasing_at timestamptz;
