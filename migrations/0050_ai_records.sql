-- Requests to and responses of a model for an interview's plan, to document how AI was used: by whom, with which
-- inputs, and how the result was checked. Only hashes of the texts are stored. Housekeeping deletes rows after 6
-- months.
create table interviewing.ai_record (
  id             uuid primary key,
  owner_id       uuid not null,
  interview_id   uuid not null,
  attempt        integer not null check (attempt >= 1),
  part           text not null check (part in ('core', 'tailoring')),
  model          text not null,
  prompt_version text not null,
  prompt_hash    text not null check (prompt_hash ~ '^[0-9a-f]{64}$'),
  answer_hash    text not null check (answer_hash ~ '^[0-9a-f]{64}$'),
  -- rules that rejected the response or parts of it
  checks         jsonb not null,
  -- number of accepted questions
  accepted       integer not null check (accepted >= 0),
  input_tokens   integer not null check (input_tokens >= 0),
  output_tokens  integer not null check (output_tokens >= 0),
  created_at     timestamptz not null default now(),
  foreign key (owner_id, interview_id) references interviewing.interview (owner_id, id) on delete cascade
);
create index ai_record_interview on interviewing.ai_record (owner_id, interview_id, created_at);
create index ai_record_age on interviewing.ai_record (created_at);

alter table interviewing.ai_record enable row level security;
alter table interviewing.ai_record force row level security;
create policy tenant on interviewing.ai_record to app_runtime
  using (owner_id = platform.current_owner()) with check (owner_id = platform.current_owner());
grant select, insert on interviewing.ai_record to app_runtime;
-- For deleting rows of all owners after 6 months, and all rows of an erased account.
create policy system on interviewing.ai_record to app_system using (true);
grant select, delete on interviewing.ai_record to app_system;

-- Whether models may write an account's plans; its owner can switch this off.
alter table auth."user" add column ai_enabled boolean not null default true;
grant update (ai_enabled) on auth."user" to app_runtime;
