-- Requirements found in the text that the recruiter has excluded, in the words of the posting. No plan checks them.
alter table hiring.position add column not_checked text[] not null default '{}';

-- A one-tap answer for a person can be undone, restoring the previous state, including "not asked".
grant delete on interviewing.requirement_answer to app_runtime;
