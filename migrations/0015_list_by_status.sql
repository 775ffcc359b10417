-- A list of one status walks the newest of that status, however few of an account's rows have it.

create index position_status on hiring.position (owner_id, status, id);
create index interview_status on interviewing.interview (owner_id, status, id);
