-- Up Migration

/* Requests of people who have lost a factor, for staff to decide. */
create table reset_request (
  id bigint not null,
  person_id bigint not null,
  /* what is to be taken away */
  lost text[] not null,
  /* what happened, in the person's words */
  statement text not null,
  /* address or number at which the decision is told as well; null when none was given */
  contact text,
  status text not null default 'pending',
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint,
  constraint reset_request__id primary key (id),
  constraint reset_request__person_id foreign key (person_id) references person (id),
  constraint reset_request__lost check (
    cardinality(lost) > 0 and lost <@ array['email', 'phone', 'totp']
  ),
  constraint reset_request__statement check (char_length(statement) between 10 and 1000),
  constraint reset_request__status check (status in ('pending', 'approved', 'refused')),
  constraint reset_request__decided_at check ((status = 'pending') = (decided_at is null)),
  constraint reset_request__decided_by check ((status = 'pending') = (decided_by is null)),
  constraint reset_request__decided_by_person foreign key (decided_by) references person (id),
  /* nobody decides about the own account */
  constraint reset_request__decided_by_other check (decided_by <> person_id)
);

create unique index reset_request__person_id_pending on reset_request (person_id)
  where status = 'pending';
create index reset_request__person_id_id on reset_request (person_id, id desc);
create index reset_request__status_id on reset_request (status, id);
