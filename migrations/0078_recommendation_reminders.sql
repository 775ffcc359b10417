-- Mails that ask for the recommendation of a completed interview: an hour after its end and a day after it.

-- whether the account's owner wants them
alter table auth."user" add column recommendation_reminders boolean not null default true;
grant update (recommendation_reminders) on auth."user" to app_runtime;

-- How many of the two are done with, sent or not wanted, since it was completed last.
alter table interviewing.interview add column reminders smallint not null default 0;
-- What was completed before there were any is not asked about.
update interviewing.interview set reminders = 2 where status = 'completed';
-- Not tied to the status: a process of the version before, which knows nothing of it, reopens interviews meanwhile.
alter table interviewing.interview add check (reminders between 0 and 2);

-- Those of all owners whose run is gone: ids and instants, and whether anything was chosen.
create index interview_to_remind on interviewing.interview (completed_at)
  where status = 'completed' and recommendation is null and reminders < 2;
create policy system on interviewing.interview for select to app_system using (true);
grant select (status, completed_at, recommendation, reminders) on interviewing.interview to app_system;
