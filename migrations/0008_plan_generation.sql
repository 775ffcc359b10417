-- Written by the playbook while a model that was wanted could not: whoever gets the model does not take it.
alter table interviewing.core add column stand_in boolean not null default false;
