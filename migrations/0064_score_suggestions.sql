-- A model's suggested score for one answer, next to the person's score and never replacing it. A row belongs to the
-- versions of score and notes that the model saw: later ones have rows of their own. Rows are never changed.
create table interviewing.score_suggestion (
  id             uuid primary key,
  owner_id       uuid not null,
  interview_id   uuid not null,
  question_id    uuid not null,
  -- versions of the answer's fields; the person's score exists before the model is called
  score_version  integer not null check (score_version >= 1),
  note_version   integer not null check (note_version >= 1),
  -- median of the runs; null: declined
  score          smallint check (score between 0 and 10),
  lowest         smallint check (lowest between 0 and 10),
  highest        smallint check (highest between 0 and 10),
  decline_reason text check (decline_reason in ('spread', 'no_quote', 'unlawful')),
  reason         text not null,
  -- passages of the notes, word for word
  quotes         jsonb not null,
  model          text not null,
  prompt_version text not null,
  created_at     timestamptz not null default now(),
  unique (interview_id, question_id, score_version, note_version),
  foreign key (owner_id, interview_id) references interviewing.interview (owner_id, id) on delete cascade,
  check ((score is null) = (decline_reason is not null)),
  check ((lowest is null) = (highest is null)),
  check ((lowest is null) = (coalesce(decline_reason, 'spread') <> 'spread')),
  check (lowest <= highest and (score is null or score between lowest and highest))
);
create index score_suggestion_owner on interviewing.score_suggestion (owner_id, interview_id);

alter table interviewing.score_suggestion enable row level security;
alter table interviewing.score_suggestion force row level security;
create policy tenant on interviewing.score_suggestion to app_runtime
  using (owner_id = platform.current_owner()) with check (owner_id = platform.current_owner());
grant select, insert on interviewing.score_suggestion to app_runtime;
create policy erasure_read on interviewing.score_suggestion for select to app_system
  using (owner_id = platform.current_owner());
create policy erasure on interviewing.score_suggestion for delete to app_system
  using (owner_id = platform.current_owner());
grant select (owner_id, interview_id), delete on interviewing.score_suggestion to app_system;

alter table interviewing.ai_record drop constraint ai_record_part_check;
alter table interviewing.ai_record add constraint ai_record_part_check
  check (part in ('core', 'tailoring', 'suggestion'));
