-- A visit without an account that its visitor took into one.

-- Whose it became: from then on its secret opens nothing.
alter table auth.anonymous_session add column user_id uuid references auth."user" (id) on delete cascade;
create index anonymous_session_user on auth.anonymous_session (user_id) where user_id is not null;
