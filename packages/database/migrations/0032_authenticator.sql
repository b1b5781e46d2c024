-- Up Migration

/* Authenticators (TOTP), at most one for each person. One that is not confirmed yet counts for
   nothing, and is replaced when its owner begins again. */
create table authenticator (
  person_id bigint not null,
  /* key of the codes, sealed by the vault under this person's id */
  sealed_secret text not null,
  begun_at timestamptz not null,
  /* when its first code was shown; null until then */
  confirmed_at timestamptz,
  constraint authenticator__person_id primary key (person_id),
  constraint authenticator__person_id_person foreign key (person_id) references person (id),
  constraint authenticator__sealed_secret check (sealed_secret <> ''),
  constraint authenticator__confirmed_at check (confirmed_at >= begun_at)
);
