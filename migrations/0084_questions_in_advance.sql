-- Whether the candidate is given the questions before the talk, as an adjustment. Why is not asked, and stands nowhere.
alter table interviewing.interview add column questions_in_advance boolean not null default false;
