-- Up Migration

/* What one side of a completed order says of the other: once, and once answered. */
create table order_feedback (
  order_id bigint not null,
  by_person_id bigint not null,
  about_person_id bigint not null,
  is_positive boolean not null,
  comment text,
  created_at timestamptz not null,
  reply text,
  replied_at timestamptz,
  constraint order_feedback__order_id_by_person_id primary key (order_id, by_person_id),
  constraint order_feedback__order_id foreign key (order_id) references trade_order (id),
  constraint order_feedback__by_person_id foreign key (by_person_id) references person (id),
  constraint order_feedback__about_person_id foreign key (about_person_id) references person (id),
  constraint order_feedback__two_sides check (by_person_id <> about_person_id),
  constraint order_feedback__comment check (char_length(comment) between 1 and 500),
  constraint order_feedback__reply check (char_length(reply) between 1 and 500),
  constraint order_feedback__replied_at check ((reply is null) = (replied_at is null))
);

create index order_feedback__about_person_id on order_feedback (about_person_id, created_at desc);

/* Nobody takes back what was said. */
create trigger order_feedback__words_stay before update of
  order_id, by_person_id, about_person_id, is_positive, comment, created_at
  on order_feedback for each statement execute function refuse_change();
create trigger order_feedback__stays before delete on order_feedback
  for each row execute function refuse_change();
