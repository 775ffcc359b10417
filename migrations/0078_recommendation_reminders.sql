-- Mails that ask for the recommendation of a completed interview: one hour after its end and one day after it.

-- whether the account's owner wants them
alter table auth."user" add column recommendation_reminders boolean not null default true;
grant update (recommendation_reminders) on auth."user" to app_runtime;

-- How many of the two are settled, sent or not wanted, since the latest completion.
alter table interviewing.interview add column reminders smallint not null default 0;
-- No reminders for interviews completed before this migration.
update interviewing.interview set reminders = 2 where status = 'completed';
-- Not tied to the status: during deployment, a process of the previous version may reopen interviews without knowing
-- this column.
alter table interviewing.interview add check (reminders between 0 and 2);

-- For interviews of all owners whose run is lost: ids, times, and whether a recommendation was chosen.
create index interview_to_remind on interviewing.interview (completed_at)
  where status = 'completed' and recommendation is null and reminders < 2;
create policy system on interviewing.interview for select to app_system using (true);
grant select (status, completed_at, recommendation, reminders) on interviewing.interview to app_system;
