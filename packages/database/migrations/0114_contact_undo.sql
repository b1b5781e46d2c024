-- Up Migration

/*
 * How a change of contacts is undone from the contacts that were bound before it: by a link with a
 * random token, once. Later changes do not touch the row, so that a thief cannot outrun it.
 */
create table contact_undo (
  /* SHA-256 of the token */
  token_hash bytea not null,
  person_id bigint not null,
  /* what was bound before the change and could be used for logins; null where nothing was */
  email text,
  phone text,
  /* calling code of the phone with its plus */
  dial_code text,
  changed_at timestamptz not null,
  expires_at timestamptz not null,
  /* written in the transaction that undoes it, also for later changes that are undone with it */
  used_at timestamptz,
  constraint contact_undo__token_hash primary key (token_hash),
  constraint contact_undo__token_hash_form check (octet_length(token_hash) = 32),
  constraint contact_undo__person_id foreign key (person_id) references person (id),
  constraint contact_undo__some_contact check (email is not null or phone is not null),
  constraint contact_undo__dial_code check ((dial_code is not null) = (phone is not null)),
  constraint contact_undo__expires_at check (expires_at > changed_at)
);

create index contact_undo__person_id on contact_undo (person_id) where used_at is null;
create index contact_undo__expires_at on contact_undo (expires_at);
