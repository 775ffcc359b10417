-- The address that Google reported last, so that the account's owner can tell which Google account is linked. Never
-- used for lookups: addresses change hands. Empty if a process of the previous version created the link during
-- deployment.
alter table auth.identity add column email text;
-- Until now, an account's address could not change, so it was the one that Google reported when it was linked.
alter table auth.identity no force row level security;
alter table auth."user" no force row level security;
update auth.identity i set email = u.email from auth."user" u where u.id = i.user_id;
alter table auth."user" force row level security;
alter table auth.identity force row level security;
