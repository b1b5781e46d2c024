-- Up Migration

/* Passkeys (WebAuthn): the public halves of keys that people's devices keep. */
create table passkey (
  id bigint not null,
  person_id bigint not null,
  /* chosen by the device; names the key when it answers */
  credential_id bytea not null,
  /* COSE */
  public_key bytea not null,
  /* how often the device says it has signed; 0 for ever on devices that do not count. One that goes
     back tells of a copy. */
  counter bigint not null,
  /* ways to reach the device, as the browser told them */
  transports text[] not null,
  /* given by its owner */
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  constraint passkey__id primary key (id),
  constraint passkey__person_id foreign key (person_id) references person (id),
  constraint passkey__credential_id unique (credential_id),
  constraint passkey__credential_id_length check (octet_length(credential_id) between 1 and 1023),
  constraint passkey__counter check (counter >= 0),
  constraint passkey__name check (char_length(name) between 1 and 40)
);

create index passkey__person_id_id on passkey (person_id, id);
