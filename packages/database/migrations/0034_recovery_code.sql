-- Up Migration

/* Codes that stand in for a lost authenticator, each once. They are shown when they are made; only a
   fingerprint is kept. */
create table recovery_code (
  person_id bigint not null,
  /* made by the vault over person and code */
  mac text not null,
  created_at timestamptz not null,
  /* written in the transaction of what it allowed; null while it is good */
  used_at timestamptz,
  constraint recovery_code__person_id_mac primary key (person_id, mac),
  constraint recovery_code__person_id foreign key (person_id) references authenticator (person_id)
    on delete cascade
);
