-- A sample position and candidate to try things with, at most one of each per account; they count towards limits like
-- any other.
alter table hiring.position add column sample boolean not null default false;
alter table hiring.candidate add column sample boolean not null default false;
create unique index position_sample on hiring.position (owner_id) where sample;
create unique index candidate_sample on hiring.candidate (owner_id) where sample and erasing_at is null;
