-- Mail is shared by all modules: they register templates for the mails they send, so the table does not know the names.

create table platform.mail_message (
  id          uuid primary key,
  owner_id    uuid not null,
  template    text not null,
  -- values for the texts of the template; deleted once the mail was sent or given up
  parameters  jsonb default '{}',
  language    text not null check (language in ('en', 'uk')),
  to_address  text not null,
  -- after this, the mail would only mislead; null: never
  valid_until timestamptz,
  -- 'skipped': no longer useful by the time of delivery
  state       text not null default 'queued' check (state in ('queued', 'sent', 'undeliverable', 'skipped')),
  created_at  timestamptz not null default now(),
  settled_at  timestamptz,
  check ((state = 'queued') = (parameters is not null)),
  check ((state = 'queued') = (settled_at is null))
);
create index mail_message_owner on platform.mail_message (owner_id);
create index mail_message_age on platform.mail_message (settled_at) where settled_at is not null;
create index mail_message_queued on platform.mail_message (lower(to_address)) where state = 'queued';

-- Forced row-level security also applies to the tables' owner, who runs this migration.
alter table auth.mail_message no force row level security;
insert into platform.mail_message
    (id, owner_id, template, parameters, language, to_address, valid_until, state, created_at, settled_at)
  select id, owner_id, template,
    case when state <> 'queued' then null when code is null then '{}' else jsonb_build_object('code', code) end,
    language, to_address, case when code is not null then created_at + interval '10 minutes' end,
    state, created_at, settled_at
  from auth.mail_message;
drop table auth.mail_message;
update platform.event set type = 'platform.mail.requested' where type = 'auth.mail.requested';
update platform.delivery set consumer = 'platform.deliver-mail' where consumer = 'auth.deliver-mail';

alter table platform.mail_message enable row level security;
alter table platform.mail_message force row level security;
create policy tenant on platform.mail_message to app_runtime
  using (owner_id = platform.current_owner()) with check (owner_id = platform.current_owner());
create policy system on platform.mail_message to app_system using (true) with check (true);
grant select, insert on platform.mail_message to app_runtime;
grant select, insert, update, delete on platform.mail_message to app_system;
