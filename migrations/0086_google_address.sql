-- The address that Google named last, so that the account's owner can tell which Google account is linked. It finds
-- nobody: addresses change hands. Empty where a process of the version before has linked it meanwhile.
alter table auth.identity add column email text;
-- Until now nobody could change the account's address, and Google had named that one when it was linked.
alter table auth.identity no force row level security;
alter table auth."user" no force row level security;
update auth.identity i set email = u.email from auth."user" u where u.id = i.user_id;
alter table auth."user" force row level security;
alter table auth.identity force row level security;
