-- Up Migration

/* Logins that last. Both tokens are random; only their SHA-256 is kept. */
create table session (
  id bigint not null,
  person_id bigint not null,
  /* of the HttpOnly cookie: enough for a read */
  auth_token_hash bytea not null,
  /* of the readable cookie, which a write repeats in a header */
  authorization_hash bytea not null,
  /* "Firefox on Linux" */
  device text not null,
  /* network address of the login */
  address text not null,
  created_at timestamptz not null,
  /* written at most once a minute */
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  /* null while it counts */
  ended_at timestamptz,
  constraint session__id primary key (id),
  constraint session__person_id foreign key (person_id) references person (id),
  constraint session__auth_token_hash unique (auth_token_hash),
  constraint session__auth_token_hash_form check (octet_length(auth_token_hash) = 32),
  constraint session__authorization_hash check (octet_length(authorization_hash) = 32),
  constraint session__tokens_differ check (auth_token_hash <> authorization_hash)
);

create index session__person_id_id on session (person_id, id desc) where ended_at is null;
