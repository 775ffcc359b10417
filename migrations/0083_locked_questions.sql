-- Questions that stay when the plan is made again. Beside its versions, which never change: a lock is nothing that is asked.
alter table interviewing.plan add column locked_questions uuid[] not null default '{}';
