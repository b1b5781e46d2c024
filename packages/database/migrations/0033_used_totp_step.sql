-- Up Migration

/* Which half minute of an authenticator was used for what: a code that somebody else has read over
   the shoulder cannot be used for the same again. Written in the transaction of the effect. */
create table used_totp_step (
  /* who has used it; for a sub-user that verifies with the master's, the sub-user */
  person_id bigint not null,
  purpose text not null,
  /* order, withdrawal …; empty when the purpose says all */
  subject text not null,
  /* half minutes since 1970 */
  step bigint not null,
  constraint used_totp_step__person_id_purpose_subject_step
    primary key (person_id, purpose, subject, step),
  constraint used_totp_step__person_id foreign key (person_id) references person (id)
);

create index used_totp_step__step on used_totp_step (step);
