-- A version made by a person belongs to no generation.
alter table interviewing.plan_version alter column attempt drop not null;
