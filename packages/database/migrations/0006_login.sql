-- Up Migration

/* Logins that last. Both tokens are random; only their SHA-256 is kept. */
create table session (
  id bigint not null,
  user_id bigint not null,
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
  /*
   * The known browser it was begun in, which is forgotten when the session is revoked. It may have been
   * forgotten before, so that this is no reference.
   */
  known_device_id bigint,
  constraint session__id primary key (id),
  constraint session__user_id foreign key (user_id) references app_user (id),
  constraint session__auth_token_hash unique (auth_token_hash),
  constraint session__auth_token_hash_form check (octet_length(auth_token_hash) = 32),
  constraint session__authorization_hash check (octet_length(authorization_hash) = 32),
  constraint session__tokens_differ check (auth_token_hash <> authorization_hash)
);

create index session__user_id_id on session (user_id, id desc) where ended_at is null;

/*
 * When a person was seen last is looked for among all sessions, also those that are over. When each
 * of them was seen stays out of the index: it is written every minute, and the row keeps its place.
 */
create index session__user_id_any on session (user_id);

/*
 * What has served its time is looked for every hour. Its room is used again by what is new, after
 * which a summary of whole ranges would tell nothing any more; and a login is worth an entry.
 */
create index session__over_at on session (least(ended_at, expires_at));

/* Browsers from which a person has logged in with full verification. Each holds a random token in an
   HttpOnly cookie, which is replaced at every login. */
create table known_device (
  /* SHA-256 of the token */
  token_hash bytea not null,
  user_id bigint not null,
  /* when it was first verified */
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  /* the same browser keeps it under every token */
  id bigint not null,
  /* the browser under all of its tokens and for all accounts that log in with it */
  browser_id bigint not null,
  constraint known_device__token_hash primary key (token_hash),
  constraint known_device__token_hash_form check (octet_length(token_hash) = 32),
  constraint known_device__user_id foreign key (user_id) references app_user (id),
  constraint known_device__id unique (id)
);

create index known_device__user_id_last_used_at on known_device (user_id, last_used_at desc);
create index known_device__last_used_at on known_device (last_used_at);

/* Logins and tries, for the person to look through. */
create table login_event (
  id bigint not null,
  /* null where the typed account does not exist: such a try leaves the same trace */
  user_id bigint,
  at timestamptz not null,
  outcome text not null,
  method text not null,
  is_new_device boolean not null,
  device text not null,
  address text not null,
  constraint login_event__id primary key (id),
  constraint login_event__user_id foreign key (user_id) references app_user (id),
  constraint login_event__outcome check (
    outcome in ('loggedIn', 'verificationAsked', 'wrongPassword', 'wrongCode')
  ),
  constraint login_event__method check (method in ('password', 'passkey', 'registration'))
);

create index login_event__user_id_id on login_event (user_id, id desc)
where user_id is not null;
create index login_event__at on login_event (at);

/* Failed logins in a row, for each account that was typed (whether or not it exists), each
   known device and each network address. Shared by all servers. */
create table login_failure (
  /* kind and a fingerprint, so that nothing that was typed is kept */
  key text not null,
  failures integer not null,
  last_failed_at timestamptz not null,
  /* until then nothing is looked at; null while there were too few */
  blocked_until timestamptz,
  constraint login_failure__key primary key (key),
  constraint login_failure__failures check (failures > 0)
);

create index login_failure__last_failed_at on login_failure (last_failed_at);

/* Logins whose password was right and which wait for a verification. */
create table login_ticket (
  /* SHA-256 of the ticket */
  token_hash bytea not null,
  user_id bigint not null,
  /* why a verification is asked for */
  reason text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  /* written in the transaction that begins the session */
  used_at timestamptz,
  constraint login_ticket__token_hash primary key (token_hash),
  constraint login_ticket__token_hash_form check (octet_length(token_hash) = 32),
  constraint login_ticket__user_id foreign key (user_id) references app_user (id),
  constraint login_ticket__reason check (reason in ('newDevice', 'authenticator'))
);

create index login_ticket__expires_at on login_ticket (expires_at);
