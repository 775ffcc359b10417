-- Indexes and grants that let the sweeps find expired rows without scanning whole tables.

create index event_age on platform.event (occurred_at);

-- when a session ended, or will end if it is not used any more
create index session_end on auth.session ((coalesce(revoked_at, least(idle_until, absolute_until))));
create index code_age on auth.code (expires_at);
create index mail_message_age on auth.mail_message (settled_at) where settled_at is not null;

create index run_operation_age on interviewing.run_operation (created_at);
-- for deleting operations of all owners together
create policy system on interviewing.run_operation to app_system using (true);
grant select, delete on interviewing.run_operation to app_system;
