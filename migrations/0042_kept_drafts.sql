-- What a model has written so far of the part that a generation is at, until that part is whole: a try after a crash
-- asks for the rest.
alter table interviewing.generation add column draft jsonb;

-- A core that a newer check refuses stays for the plans made with it, and another of the same writer serves from then
-- on. Which one serves is decided under a lock of its name, not by a constraint.
alter table interviewing.core drop constraint
  core_owner_id_position_id_position_version_type_duration_mi_key;
create index core_place on interviewing.core (owner_id, position_id, position_version, type, duration_min, language);
