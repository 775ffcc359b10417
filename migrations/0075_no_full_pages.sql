-- Hidden text of a CV is described in `hidden`; nothing read its full text.
alter table hiring.cv_text drop column full_pages;
