-- Up Migration

/* Challenges that wait for a passkey's answer. A row goes in the transaction of what the answer
   allowed, so that no answer counts twice. */
create table passkey_challenge (
  /* random, base64url; the device signs it */
  challenge text not null,
  kind text not null,
  /* null for a login, where nobody has said yet who it is */
  person_id bigint,
  /* what the answer is good for, and for which subject; empty but when it verifies */
  purpose text not null,
  subject text not null,
  /* SHA-256 of the ticket that names a login's challenge */
  ticket_hash bytea,
  expires_at timestamptz not null,
  constraint passkey_challenge__challenge primary key (challenge),
  constraint passkey_challenge__kind check (kind in ('register', 'login', 'verify')),
  constraint passkey_challenge__person_id foreign key (person_id) references person (id),
  constraint passkey_challenge__person_known check ((person_id is null) = (kind = 'login')),
  constraint passkey_challenge__purpose check ((purpose <> '') = (kind = 'verify')),
  constraint passkey_challenge__ticket_hash unique (ticket_hash),
  constraint passkey_challenge__ticket_hash_form check (
    (ticket_hash is not null) = (kind = 'login') and octet_length(ticket_hash) = 32
  )
);

create index passkey_challenge__expires_at on passkey_challenge (expires_at);
