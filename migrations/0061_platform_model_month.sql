-- Models write plans and the texts of positions: their combined cost belongs to no single module.
alter table interviewing.model_month set schema platform;
