-- Up Migration

/* Keys with which users' programs sign their requests. A revoked one stays, as orders name it. */
create table api_key (
  id bigint not null,
  /* by which a request names it; random, so that none can be guessed */
  key_id text not null,
  user_id bigint not null,
  /* given by its owner */
  name text not null,
  kind text not null,
  /* of an Ed25519 key, whose private half never reaches the server */
  public_key bytea,
  /* of an HMAC key: sealed by the vault under this key's id */
  sealed_secret text,
  permissions text[] not null,
  /* ranges of network addresses it may be used from; empty: from everywhere */
  addresses text[] not null,
  /* cents of US dollars within 24 hours; null without the permission */
  release_cap_cents bigint,
  withdraw_cap_cents bigint,
  created_at timestamptz not null,
  /* null: it does not expire */
  expires_at timestamptz,
  /* written at most once a minute */
  last_used_at timestamptz,
  last_used_address text,
  revoked_at timestamptz,
  revoked_for text,
  constraint api_key__id primary key (id),
  constraint api_key__key_id unique (key_id),
  constraint api_key__key_id_form check (key_id ~ '^[A-Za-z0-9_-]{22}$'),
  constraint api_key__user_id foreign key (user_id) references app_user (id),
  constraint api_key__name check (char_length(name) between 1 and 40),
  constraint api_key__kind check (kind in ('ed25519', 'hmac')),
  constraint api_key__public_key check (
    (public_key is not null) = (kind = 'ed25519') and octet_length(public_key) = 32
  ),
  constraint api_key__sealed_secret check (
    (sealed_secret is not null) = (kind = 'hmac') and sealed_secret <> ''
  ),
  constraint api_key__permissions check (
    cardinality(permissions) > 0
    and permissions <@ array['read', 'trade', 'release', 'withdraw']
  ),
  constraint api_key__addresses check (cardinality(addresses) <= 20),
  constraint api_key__release_cap_cents check (
    ('release' = any(permissions)) = (release_cap_cents is not null) and release_cap_cents > 0
  ),
  constraint api_key__withdraw_cap_cents check (
    ('withdraw' = any(permissions)) = (withdraw_cap_cents is not null) and withdraw_cap_cents > 0
  ),
  constraint api_key__expires_at check (expires_at > created_at),
  constraint api_key__last_used check ((last_used_at is null) = (last_used_address is null)),
  constraint api_key__revoked check (
    (revoked_at is null) = (revoked_for is null)
    and revoked_for in ('owner', 'master', 'access', 'frozen')
  )
);

create index api_key__user_id_id on api_key (user_id, id desc);

/* What was done within the caps of a key, written in the transaction of the effect. */
create table api_key_use (
  api_key_id bigint not null,
  kind text not null,
  /* the order or the withdrawal */
  subject_id bigint not null,
  worth_cents bigint not null,
  happened_at timestamptz not null,
  constraint api_key_use__kind_subject_id primary key (kind, subject_id),
  constraint api_key_use__api_key_id foreign key (api_key_id) references api_key (id),
  constraint api_key_use__kind check (kind in ('release', 'withdraw')),
  constraint api_key_use__worth_cents check (worth_cents >= 0)
);

create index api_key_use__api_key_id_happened_at on api_key_use (api_key_id, happened_at);
create index api_key_use__happened_at on api_key_use (happened_at);

/* Nonces of requests whose signature was right: each is good once, on all servers. No reference to the
   key, which would be looked up with every request: keys are never removed. */
create table api_nonce (
  api_key_id bigint not null,
  nonce text not null,
  /* from then on the request is refused for its time, and the row may go */
  expires_at timestamptz not null,
  constraint api_nonce__api_key_id_nonce primary key (api_key_id, nonce)
);

create index api_nonce__expires_at on api_nonce (expires_at);

/* The key with which a step was taken; null for steps of a person, of staff and of the clock. */
alter table order_history add column api_key_id bigint;
alter table order_history
  add constraint order_history__api_key_id foreign key (api_key_id) references api_key (id),
  add constraint order_history__session_or_key check (
    session_id is null or api_key_id is null
  );
