-- What rules read from the text as required of a person and the recruiter takes out: the words of the posting, as they
-- stand there. No plan checks it.
alter table hiring.position add column not_checked text[] not null default '{}';

-- What was answered for a person by one tap is taken back as it was before: also to what nobody had asked.
grant delete on interviewing.requirement_answer to app_runtime;
