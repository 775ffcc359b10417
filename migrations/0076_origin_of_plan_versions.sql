-- How a person created a version of a plan, for the list of versions; null: a generation wrote it.
alter table interviewing.plan_version
  add column change text check (change in ('edit', 'replacement', 'restore')),
  -- the version that was restored
  add column restored_version integer;

-- An existing version that is identical to an earlier one was a restore.
update interviewing.plan_version v
set change = case when earlier.version is null then 'edit' else 'restore' end, restored_version = earlier.version
from interviewing.plan_version made
left join lateral (
  select e.version from interviewing.plan_version e
  where e.plan_id = made.plan_id and e.version < made.version and e.content - 'version' = made.content - 'version'
  order by e.version desc limit 1
) earlier on true
where made.plan_id = v.plan_id and made.version = v.version and v.attempt is null;

alter table interviewing.plan_version
  add check ((attempt is null) = (change is not null)),
  add check ((restored_version is not null) = (change is not distinct from 'restore'));
