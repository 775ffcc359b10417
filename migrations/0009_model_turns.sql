-- When a model started to write a generation: concurrent generations are limited per owner.
alter table interviewing.generation add column turn_at timestamptz;
