-- What a model has written of the current part so far, until the part is complete: a retry after a crash requests only
-- the rest.
alter table interviewing.generation add column draft jsonb;

-- A core that a newer check rejects stays for the plans made with it, while another core by the same writer is used
-- from then on. Which one is used is decided under a named lock, not by a constraint.
alter table interviewing.core drop constraint
  core_owner_id_position_id_position_version_type_duration_mi_key;
create index core_place on interviewing.core (owner_id, position_id, position_version, type, duration_min, language);
