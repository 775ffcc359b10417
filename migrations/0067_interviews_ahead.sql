-- Interviews that have not started, by scheduled time: the most urgent ones are read without scanning the others.
create index interview_ahead on interviewing.interview (owner_id, scheduled_at)
  where status in ('draft', 'planned') and scheduled_at is not null;
