-- Written by the playbook because the requested model was unavailable: a generation that can use the model does not
-- reuse it.
alter table interviewing.core add column stand_in boolean not null default false;
