-- Interviews that have not started, newest first. Without it, PostgreSQL reads all of them by status and sorts them,
-- for every page and search.
create index interview_to_come on interviewing.interview (owner_id, id) where status in ('draft', 'planned');
