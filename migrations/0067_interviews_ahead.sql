-- What was or is to be begun, by its time: the most urgent interviews are read without going through the others.
create index interview_ahead on interviewing.interview (owner_id, scheduled_at)
  where status in ('draft', 'planned') and scheduled_at is not null;
