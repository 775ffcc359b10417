-- 'skipped': its code opened nothing any more when its turn came.
alter table auth.mail_message drop constraint mail_message_state_check,
  add constraint mail_message_state_check check (state in ('queued', 'sent', 'undeliverable', 'skipped'));
