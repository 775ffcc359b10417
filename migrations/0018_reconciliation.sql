-- Unfinished rows of all owners, for the reconciliation with Temporal: ids and attempts only.

create policy system on hiring.cv for select to app_system using (true);
grant usage on schema hiring to app_system;
grant select (id, owner_id, attempt, state, size_bytes, created_at) on hiring.cv to app_system;
create index cv_unfinished on hiring.cv (created_at) where state in ('queued', 'reading');

create policy system on interviewing.generation for select to app_system using (true);
grant select (owner_id, plan_id, attempt, state, created_at) on interviewing.generation to app_system;
create index generation_unfinished on interviewing.generation (created_at) where state in ('queued', 'running');

create policy system on interviewing.plan for select to app_system using (true);
grant select (id, owner_id, interview_id) on interviewing.plan to app_system;
