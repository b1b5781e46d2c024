-- Up Migration

/* Codes that were sent. A code is good for one person (or one registration), one purpose, one target
   and one subject, once. */
create table security_code (
  id bigint not null,
  /* null while there is no account: a registration, or a reset for an unknown address */
  user_id bigint,
  purpose text not null,
  channel text not null,
  /* where it went: an address in lower case or a number in E.164 */
  target text not null,
  /* order, withdrawal, registration …; empty when the purpose says all */
  subject text not null,
  /* made by the vault over id and code; the code itself is not kept */
  mac text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  /* number of tries, right or wrong */
  tries integer not null default 0,
  /* written in the transaction of what the code allowed */
  used_at timestamptz,
  /* asked for without a session, a login ticket or a browser that the account knows: what strangers
     ask for and try is counted apart from what the owner of the account does */
  is_anonymous boolean not null default false,
  /* how often browsers tried it that had not asked for it */
  foreign_tries integer not null default 0,
  constraint security_code__id primary key (id),
  constraint security_code__user_id foreign key (user_id) references app_user (id),
  constraint security_code__channel check (channel in ('email', 'phone')),
  constraint security_code__tries check (tries between 0 and 5),
  constraint security_code__foreign_tries check (foreign_tries between 0 and 3)
);

create index security_code__target_id on security_code (channel, target, id desc);
create index security_code__created_at on security_code (created_at);

/* What a person has sent to addresses and numbers that are to be bound is counted before another. */
create index security_code__user_id_binding on security_code (user_id, created_at)
  where purpose in ('bind-email', 'bind-phone');

/* The installation's key pairs for encrypted commands. The newest is handed out; the one before it
   stays until commands that were encrypted with it have run out. */
create table request_key (
  /* thumbprint of the public key, stands in the header of each command */
  kid text not null,
  /* SPKI, PEM */
  public_key text not null,
  /* PKCS #8, sealed by the vault */
  sealed_private_key text not null,
  created_at timestamptz not null,
  constraint request_key__kid primary key (kid)
);

/* What may be used once, and was: nonces of encrypted commands, answers to captchas. A row is written
   in the transaction of the effect, so that a nonce counts as used exactly when that took place. */
create table used_nonce (
  /* what it was used for: nonces of one kind do not collide with those of another */
  purpose text not null,
  nonce text not null,
  /* from then on it is refused for its age, and the row may go */
  expires_at timestamptz not null,
  constraint used_nonce__purpose_nonce primary key (purpose, nonce)
);

create index used_nonce__expires_at on used_nonce (expires_at);

/* Authenticators (TOTP), at most one for each person. One that is not confirmed yet counts for
   nothing, and is replaced when its owner begins again. */
create table authenticator (
  user_id bigint not null,
  /* key of the codes, sealed by the vault under this person's id */
  sealed_secret text not null,
  begun_at timestamptz not null,
  /* when its first code was shown; null until then */
  confirmed_at timestamptz,
  constraint authenticator__user_id primary key (user_id),
  constraint authenticator__user_id_person foreign key (user_id) references app_user (id),
  constraint authenticator__sealed_secret check (sealed_secret <> ''),
  constraint authenticator__confirmed_at check (confirmed_at >= begun_at)
);

/* Half minutes of an authenticator that were used: a code counts once, whatever for, so that a code
   read over the shoulder is worthless. Written in the transaction of the effect. */
create table used_totp_step (
  /* who has used it; for a sub-user that verifies with the master's, the sub-user */
  user_id bigint not null,
  /* half minutes since 1970 */
  step bigint not null,
  constraint used_totp_step__user_id foreign key (user_id) references app_user (id),
  constraint used_totp_step__user_id_step primary key (user_id, step)
);

create index used_totp_step__step on used_totp_step (step);

/* Codes that stand in for a lost authenticator, each once. They are shown when they are made; only a
   fingerprint is kept. */
create table recovery_code (
  user_id bigint not null,
  /* made by the vault over person and code */
  mac text not null,
  created_at timestamptz not null,
  /* written in the transaction of what it allowed; null while it is good */
  used_at timestamptz,
  constraint recovery_code__user_id_mac primary key (user_id, mac),
  constraint recovery_code__user_id foreign key (user_id) references authenticator (user_id)
    on delete cascade
);

/* Passkeys (WebAuthn): the public halves of keys that people's devices keep. */
create table passkey (
  id bigint not null,
  user_id bigint not null,
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
  constraint passkey__user_id foreign key (user_id) references app_user (id),
  constraint passkey__credential_id unique (credential_id),
  constraint passkey__credential_id_length check (octet_length(credential_id) between 1 and 1023),
  constraint passkey__counter check (counter >= 0),
  constraint passkey__name check (char_length(name) between 1 and 40)
);

create index passkey__user_id_id on passkey (user_id, id);

/* Challenges that wait for a passkey's answer. A row goes in the transaction of what the answer
   allowed, so that no answer counts twice. */
create table passkey_challenge (
  /* random, base64url; the device signs it */
  challenge text not null,
  kind text not null,
  /* null for a login, before the user is known */
  user_id bigint,
  /* what the answer is good for, and for which subject; empty but when it verifies */
  purpose text not null,
  subject text not null,
  /* SHA-256 of the ticket that names a login's challenge */
  ticket_hash bytea,
  expires_at timestamptz not null,
  constraint passkey_challenge__challenge primary key (challenge),
  constraint passkey_challenge__kind check (kind in ('register', 'login', 'verify')),
  constraint passkey_challenge__user_id foreign key (user_id) references app_user (id),
  constraint passkey_challenge__person_known check ((user_id is null) = (kind = 'login')),
  constraint passkey_challenge__purpose check ((purpose <> '') = (kind = 'verify')),
  constraint passkey_challenge__ticket_hash unique (ticket_hash),
  constraint passkey_challenge__ticket_hash_form check (
    (ticket_hash is not null) = (kind = 'login') and octet_length(ticket_hash) = 32
  )
);

create index passkey_challenge__expires_at on passkey_challenge (expires_at);

/* Requests of people who have lost a factor, for staff to decide. */
create table reset_request (
  id bigint not null,
  user_id bigint not null,
  /* what is to be taken away */
  lost text[] not null,
  /* what happened, in the person's words */
  statement text not null,
  /* address or number at which the decision is told as well; null when none was given */
  contact text,
  status text not null default 'pending',
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint,
  constraint reset_request__id primary key (id),
  constraint reset_request__user_id foreign key (user_id) references app_user (id),
  constraint reset_request__lost check (
    cardinality(lost) > 0 and lost <@ array['email', 'phone', 'totp']
  ),
  constraint reset_request__statement check (char_length(statement) between 10 and 1000),
  constraint reset_request__status check (status in ('pending', 'approved', 'refused')),
  constraint reset_request__decided_at check ((status = 'pending') = (decided_at is null)),
  constraint reset_request__decided_by check ((status = 'pending') = (decided_by is null)),
  constraint reset_request__decided_by_person foreign key (decided_by) references app_user (id),
  /* staff do not decide about their own account */
  constraint reset_request__decided_by_other check (decided_by <> user_id)
);

create unique index reset_request__user_id_pending on reset_request (user_id)
  where status = 'pending';
create index reset_request__user_id_id on reset_request (user_id, id desc);
create index reset_request__status_id on reset_request (status, id);
