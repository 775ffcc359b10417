-- What a CV hides is kept in `hidden`; nothing read its whole text.
alter table hiring.cv_text drop column full_pages;
