-- A link that shows one view of an interview to people without an account. Only the hash of its secret is stored.
-- Housekeeping deletes it 30 days after it ended.
create table interviewing.share_link (
  id             uuid primary key,
  owner_id       uuid not null,
  interview_id   uuid not null,
  token_hash     bytea not null unique check (length(token_hash) = 32),
  view           text not null check (view in ('questions', 'plan', 'report')),
  hides_name     boolean not null,
  openings       integer not null default 0 check (openings >= 0),
  last_opened_at timestamptz,
  created_at     timestamptz not null default now(),
  expires_at     timestamptz not null default now() + interval '14 days',
  revoked_at     timestamptz,
  foreign key (owner_id, interview_id) references interviewing.interview (owner_id, id) on delete cascade
);
create index share_link_interview on interviewing.share_link (owner_id, interview_id);
-- when it ended
create index share_link_age on interviewing.share_link (coalesce(revoked_at, expires_at));

alter table interviewing.share_link enable row level security;
alter table interviewing.share_link force row level security;
create policy tenant on interviewing.share_link to app_runtime
  using (owner_id = platform.current_owner()) with check (owner_id = platform.current_owner());
grant select, insert on interviewing.share_link to app_runtime;
grant update (token_hash, openings, last_opened_at, revoked_at) on interviewing.share_link to app_runtime;
-- For looking up the owner of an opened link, and for deleting ended links of all owners and all links of an erased
-- account.
create policy system on interviewing.share_link to app_system using (true);
grant select, delete on interviewing.share_link to app_system;
