-- Two more things that a recruiter is told of a CV: its text is a scanner's reading of a picture, or the letters that its
-- fonts give are no language.

alter table hiring.cv drop constraint cv_warnings_check;
alter table hiring.cv add constraint cv_warnings_check check (
  warnings <@ array['hidden_text', 'active_content', 'recognised_text', 'garbled_text']
);
