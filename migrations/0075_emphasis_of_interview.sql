-- What most of an interview's time is for: the questions that everybody gets, so that people compare, or this person.
alter table interviewing.interview add column emphasis text not null default 'comparison'
  check (emphasis in ('comparison', 'person'));
