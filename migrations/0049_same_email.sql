-- A list of candidates says of each whether another one has the same address.
create index candidate_email on hiring.candidate (owner_id, email, id) where email is not null;
