-- When a generation came to be written by a model: of one owner's, so many at once.
alter table interviewing.generation add column turn_at timestamptz;
