-- A draft for which nothing was ever generated can be deleted, which returns its unit for a limited time.
grant delete on interviewing.interview to app_runtime;
