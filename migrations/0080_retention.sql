-- If an account enables it, candidates are erased a number of months after the last activity that concerns them.

create table hiring.retention (
  -- an account without a row keeps its candidates until somebody deletes them
  owner_id     uuid primary key,
  months       smallint not null check (months in (3, 6, 12, 24)),
  -- when retention was switched on or its period was changed; whoever did so was shown how many candidates were due
  changed_at   timestamptz not null default now(),
  -- the owner was warned by mail about every candidate due by this time
  warned_until timestamptz,
  -- the same, before the latest mail
  previous_warned_until timestamptz
);

alter table hiring.retention enable row level security;
alter table hiring.retention force row level security;
create policy tenant on hiring.retention to app_runtime
  using (owner_id = platform.current_owner()) with check (owner_id = platform.current_owner());
grant select, insert, update, delete on hiring.retention to app_runtime;
-- The sweep reads which accounts it has to process, and records its warnings; it reads the candidates as their owner.
create policy sweep_read on hiring.retention for select to app_system using (true);
create policy sweep_warning on hiring.retention for update to app_system using (true) with check (true);
create policy erasure on hiring.retention for delete to app_system using (owner_id = platform.current_owner());
grant select, update (warned_until, previous_warned_until), delete on hiring.retention to app_system;

-- When a position became inactive was not recorded before. Counting from now erases nobody too early.
alter table hiring.position add column inactive_since timestamptz;
update hiring.position set inactive_since = now() where status = 'inactive';
-- Not tied to the status: during deployment, a process of the previous version may deactivate positions without knowing
-- this column.

alter table hiring.candidate
  -- the latest of: created, given a CV, an interview started or ended, a position deleted
  add column last_contact_at timestamptz not null default now(),
  -- on legal hold: not erased, neither by the sweep nor by hand
  add column held_at timestamptz,
  add column hold_reason text,
  add check (hold_reason is null or held_at is not null);
update hiring.candidate c set last_contact_at = greatest(
  c.created_at,
  (select max(v.created_at) from hiring.cv v where v.owner_id = c.owner_id and v.candidate_id = c.id),
  (select max(greatest(i.started_at, i.completed_at, i.cancelled_at)) from interviewing.interview i
    where i.owner_id = c.owner_id and i.candidate_id = c.id));
