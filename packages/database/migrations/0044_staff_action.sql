-- Up Migration

/* What staff did, for ever. */
create table staff_action (
  id bigint not null,
  /* who did it */
  staff_id bigint not null,
  /* a word of the operation, such as kyc.approve */
  action text not null,
  /* the account it was about, if it was about one */
  person_id bigint,
  /* what else it was about: a case, a file, a request */
  subject text,
  /* why, in the words of whoever did it; empty for a look at something */
  reason text not null,
  created_at timestamptz not null,
  constraint staff_action__id primary key (id),
  constraint staff_action__staff_id foreign key (staff_id) references person (id),
  constraint staff_action__person_id foreign key (person_id) references person (id),
  constraint staff_action__action check (action ~ '^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$')
);

create index staff_action__person_id_id on staff_action (person_id, id desc) where person_id is not null;
create index staff_action__staff_id_id on staff_action (staff_id, id desc);

create function staff_action__refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the log of staff actions only grows' using errcode = 'restrict_violation';
end;
$$;

create trigger staff_action__append_only before update or delete on staff_action
  for each row execute function staff_action__refuse_change();
create trigger staff_action__keep before truncate on staff_action
  for each statement execute function staff_action__refuse_change();
