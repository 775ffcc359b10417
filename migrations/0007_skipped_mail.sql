-- 'skipped': its code was no longer valid by the time of delivery.
alter table auth.mail_message drop constraint mail_message_state_check,
  add constraint mail_message_state_check check (state in ('queued', 'sent', 'undeliverable', 'skipped'));
