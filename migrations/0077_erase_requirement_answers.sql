-- Answers to requirements are deleted and counted by name when their account or candidate is erased; until now they went with
-- their interview, and no receipt told of them.
create policy erasure_read on interviewing.requirement_answer for select to app_system
  using (owner_id = platform.current_owner());
create policy erasure on interviewing.requirement_answer for delete to app_system
  using (owner_id = platform.current_owner());
grant select (owner_id, interview_id), delete on interviewing.requirement_answer to app_system;
