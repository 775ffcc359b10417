-- Whether the candidate gets the questions before the interview, as an adjustment. The reason is neither asked for nor
-- stored.
alter table interviewing.interview add column questions_in_advance boolean not null default false;
