-- A list filtered by status reads the newest rows of that status, however rare the status is within the account.

create index position_status on hiring.position (owner_id, status, id);
create index interview_status on interviewing.interview (owner_id, status, id);
