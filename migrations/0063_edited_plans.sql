-- A version that a person made belongs to no generation.
alter table interviewing.plan_version alter column attempt drop not null;
