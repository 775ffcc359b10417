-- Candidates are erased a number of months after nothing is going on with them any more, where their account wants it.

create table hiring.retention (
  -- an account that has no row keeps its candidates until somebody deletes them
  owner_id     uuid primary key,
  months       smallint not null check (months in (3, 6, 12, 24)),
  -- switched on, or another time chosen: whoever did was shown of how many the time is over
  changed_at   timestamptz not null default now(),
  -- the owner was told by mail of everybody whose time is over by then
  warned_until timestamptz,
  -- the same before the latest mail
  previous_warned_until timestamptz
);

alter table hiring.retention enable row level security;
alter table hiring.retention force row level security;
create policy tenant on hiring.retention to app_runtime
  using (owner_id = platform.current_owner()) with check (owner_id = platform.current_owner());
grant select, insert, update, delete on hiring.retention to app_runtime;
-- The sweep asks whose candidates it has to look at, and notes whom it told; it reads the candidates as their owner does.
create policy sweep_read on hiring.retention for select to app_system using (true);
create policy sweep_warning on hiring.retention for update to app_system using (true) with check (true);
create policy erasure on hiring.retention for delete to app_system using (owner_id = platform.current_owner());
grant select, update (warned_until, previous_warned_until), delete on hiring.retention to app_system;

-- When a position turned inactive was not kept until now. Counted from now, nobody is erased too early.
alter table hiring.position add column inactive_since timestamptz;
update hiring.position set inactive_since = now() where status = 'inactive';
-- Not tied to the status: a process of the version before, which knows nothing of it, turns positions inactive meanwhile.

alter table hiring.candidate
  -- made, given a CV, an interview of theirs begun or ended, a position of theirs deleted: the latest of these
  add column last_contact_at timestamptz not null default now(),
  -- nobody erases them, neither by date nor by hand
  add column held_at timestamptz,
  add column hold_reason text,
  add check (hold_reason is null or held_at is not null);
update hiring.candidate c set last_contact_at = greatest(
  c.created_at,
  (select max(v.created_at) from hiring.cv v where v.owner_id = c.owner_id and v.candidate_id = c.id),
  (select max(greatest(i.started_at, i.completed_at, i.cancelled_at)) from interviewing.interview i
    where i.owner_id = c.owner_id and i.candidate_id = c.id));
