alter table interviewing.ai_record drop constraint ai_record_part_check;
alter table interviewing.ai_record add constraint ai_record_part_check
  check (part in ('open_matters', 'core', 'tailoring', 'suggestion', 'summary'));
