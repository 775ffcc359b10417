-- Merges two records of one person: the emptied record is deleted, and with it the stored responses about it from the
-- last day. Unsent mails about it are redirected to the record that stays.
grant delete on hiring.candidate to app_runtime;
grant delete on platform.idempotency to app_runtime;
grant update (parameters) on platform.mail_message to app_runtime;
