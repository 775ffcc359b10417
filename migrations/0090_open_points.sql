-- The lines of the earlier round's note that somebody picked as open, in the order of asking. Null: nobody picked any.
alter table interviewing.interview
  add column open_points text[],
  add check (open_points is null or previous_feedback is not null);
