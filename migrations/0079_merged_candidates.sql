-- Two records of one person become one: the record that goes is empty by then and is deleted, and with it what was
-- answered about it within the last day. Mails about it that have not left are about the one who stays.
grant delete on hiring.candidate to app_runtime;
grant delete on platform.idempotency to app_runtime;
grant update (parameters) on platform.mail_message to app_runtime;
