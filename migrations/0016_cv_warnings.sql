-- Two more warnings about a CV: its text comes from a scanner's OCR, or its fonts map to letters of no language.

alter table hiring.cv drop constraint cv_warnings_check;
alter table hiring.cv add constraint cv_warnings_check check (
  warnings <@ array['hidden_text', 'active_content', 'recognised_text', 'garbled_text']
);
