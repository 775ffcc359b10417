-- Requirements that the recruiter picked from the text, in the words of the posting. Plans check them besides those that
-- are read from it.
alter table hiring.position add column also_checked text[] not null default '{}';
