-- A draft for which nothing was ever generated can be deleted, and gives its unit back for a while.
grant delete on interviewing.interview to app_runtime;
