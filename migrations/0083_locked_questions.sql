-- Questions that stay when the plan is generated again. Separate from the plan's versions, which never change: a lock
-- is not content.
alter table interviewing.plan add column locked_questions uuid[] not null default '{}';
