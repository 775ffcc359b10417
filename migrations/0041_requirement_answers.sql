-- Requirements of the posting as answered in the interview. Belongs to the interview, not to the run: answers are kept
-- when a start is undone, and apply to a requirement with the same words in the next plan.
create table interviewing.requirement_answer (
  owner_id     uuid not null,
  interview_id uuid not null,
  -- in the words of the plan
  requirement  text not null check (length(requirement) between 1 and 240),
  answer       text not null check (answer in ('yes', 'no', 'open')),
  primary key (interview_id, requirement),
  foreign key (owner_id, interview_id) references interviewing.interview (owner_id, id) on delete cascade
);
create index requirement_answer_owner on interviewing.requirement_answer (owner_id, interview_id);

alter table interviewing.requirement_answer enable row level security;
alter table interviewing.requirement_answer force row level security;
create policy tenant on interviewing.requirement_answer to app_runtime
  using (owner_id = platform.current_owner()) with check (owner_id = platform.current_owner());
grant select, insert, update on interviewing.requirement_answer to app_runtime;
