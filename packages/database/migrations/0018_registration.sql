-- Up Migration

/* Registrations that wait for their code. Each belongs to the browser that began it, so that nobody
   can make another person confirm a password that is not theirs. */
create table registration (
  id bigint not null,
  /* SHA-256 of the browser's token */
  token_hash bytea not null,
  channel text not null,
  target text not null,
  dial_code text,
  password_hash text not null,
  language text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint registration__id primary key (id),
  constraint registration__token_hash unique (token_hash),
  constraint registration__token_hash_form check (octet_length(token_hash) = 32),
  constraint registration__channel check (channel in ('email', 'phone')),
  constraint registration__password_hash check (password_hash like '$argon2id$%')
);

create index registration__expires_at on registration (expires_at);
