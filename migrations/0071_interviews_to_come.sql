-- What was not begun yet, newest first. Without it PostgreSQL reads all of it by status and sorts it, for every page and search.
create index interview_to_come on interviewing.interview (owner_id, id) where status in ('draft', 'planned');
