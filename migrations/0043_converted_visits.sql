-- A visit without an account that the visitor transferred to an account.

-- The account that took it over: from then on, the visit's secret is no longer valid.
alter table auth.anonymous_session add column user_id uuid references auth."user" (id) on delete cascade;
create index anonymous_session_user on auth.anonymous_session (user_id) where user_id is not null;
