-- Up Migration

/* Logins whose password was right and which wait for a verification. */
create table login_ticket (
  /* SHA-256 of the ticket */
  token_hash bytea not null,
  person_id bigint not null,
  /* why a verification is asked for */
  reason text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  /* written in the transaction that begins the session */
  used_at timestamptz,
  constraint login_ticket__token_hash primary key (token_hash),
  constraint login_ticket__token_hash_form check (octet_length(token_hash) = 32),
  constraint login_ticket__person_id foreign key (person_id) references person (id),
  constraint login_ticket__reason check (reason in ('newDevice', 'authenticator'))
);

create index login_ticket__expires_at on login_ticket (expires_at);
