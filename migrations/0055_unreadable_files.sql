-- An unreadable file whose person nobody has named is not a candidate yet: it stays with the uploads and does not count
-- for its positions. A person with an interview stays a candidate.
alter table hiring.candidate
  add column unreadable boolean not null default false,
  add column in_interview boolean not null default false;
update hiring.candidate c set in_interview = true
  where exists (select from interviewing.interview i where i.owner_id = c.owner_id and i.candidate_id = c.id);
create index candidate_unreadable on hiring.candidate (owner_id, id) where unreadable;
grant select (unreadable) on hiring.candidate to app_system;
