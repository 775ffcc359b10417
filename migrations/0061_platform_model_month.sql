-- Models write plans and the text of positions: what they cost together belongs to no module.
alter table interviewing.model_month set schema platform;
