-- Up Migration

/*
 * What a name looks like: two names that can be taken for each other have one skeleton. Made by the
 * server, as the database does not know the table of look-alikes; rows from before get theirs at the
 * next start, and then a name that looks like an older one gets its uid appended here.
 */
alter table person add column username_skeleton text;
alter table person add constraint person__username_skeleton_form
  check (username_skeleton <> '');
create unique index person__username_skeleton on person (username_skeleton);

/* when the person changed the name last; null for the name of the beginning */
alter table person add column renamed_at timestamptz;

/* Names that were given up: shown beside the new one for a while, and kept from others so long. */
create table former_username (
  person_id bigint not null,
  username text not null,
  skeleton text not null,
  given_up_at timestamptz not null,
  constraint former_username__person_id_given_up_at primary key (person_id, given_up_at),
  constraint former_username__person_id foreign key (person_id) references person (id),
  constraint former_username__username check (username <> ''),
  constraint former_username__skeleton check (skeleton <> '')
);

create index former_username__skeleton on former_username (skeleton, given_up_at desc);
