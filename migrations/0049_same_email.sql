-- The candidate list shows whether another candidate has the same address.
create index candidate_email on hiring.candidate (owner_id, email, id) where email is not null;
