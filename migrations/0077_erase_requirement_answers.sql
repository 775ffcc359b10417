-- Answers to requirements are now deleted and counted separately when their account or candidate is erased; before,
-- they were deleted with their interview and missing from the receipt.
create policy erasure_read on interviewing.requirement_answer for select to app_system
  using (owner_id = platform.current_owner());
create policy erasure on interviewing.requirement_answer for delete to app_system
  using (owner_id = platform.current_owner());
grant select (owner_id, interview_id), delete on interviewing.requirement_answer to app_system;
