-- Up Migration

/* Browsers from which a person has logged in with full verification. Each holds a random token in an
   HttpOnly cookie, which is replaced at every login. */
create table known_device (
  /* SHA-256 of the token */
  token_hash bytea not null,
  person_id bigint not null,
  /* when it was first verified */
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  constraint known_device__token_hash primary key (token_hash),
  constraint known_device__token_hash_form check (octet_length(token_hash) = 32),
  constraint known_device__person_id foreign key (person_id) references person (id)
);

create index known_device__person_id_last_used_at on known_device (person_id, last_used_at desc);
