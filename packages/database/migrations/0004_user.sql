-- Up Migration

/* Accounts: masters, and the sub-users they made. Staff are accounts with a role. */
create table app_user (
  /* internal, ordered by time */
  id bigint not null,
  /* short public number */
  uid integer not null,
  /* name other traders see */
  username text not null,
  /* null for a master, else the master of this sub-user */
  master_id bigint,
  /* number of the master and all of the sub-users: the master's uid */
  account_group integer not null,
  /* argon2id, PHC string */
  password_hash text not null,
  password_changed_at timestamptz not null,
  /* one of the site's languages, in which we write to this person */
  language text not null,
  /* word by which the person knows our mails, sealed by the vault; null while none was chosen */
  sealed_anti_phishing_code text,
  /* KYC is the master's; a sub-user's own columns stay as they are made */
  kyc_type text not null default 'individual',
  kyc_status text not null default 'none',
  trader_status text not null default 'none',
  /* null for everybody but brokers */
  broker_name text,
  /* neither orders nor offers nor withdrawals; what runs can be finished */
  is_trading_frozen boolean not null default false,
  /* a sub-user whom the master does not let in */
  is_locked_out boolean not null default false,
  /* what the master allowed; empty for a master, who may everything */
  permissions text[] not null default '{}',
  /* a sub-user that verifies with the master's authenticator */
  uses_master_two_factor boolean not null default false,
  /* null for everybody but staff */
  staff_role text,
  /* after a security change, on the master's row for all of the group */
  withdrawals_blocked_until timestamptz,
  created_at timestamptz not null,
  /* until then orders of the group are not settled: staff's hold, on the master's row */
  held_until timestamptz,
  /* an account of the demo, which exists while developing only */
  is_demo boolean not null default false,
  /*
   * What a name looks like: two names that can be taken for each other have one skeleton. Made by the
   * server, as the database does not know the table of look-alikes; a row without one gets it at the
   * next start, and its uid is appended to the name if that looks like an older name.
   */
  username_skeleton text,
  /* when the person changed the name last; null for the name of the beginning */
  renamed_at timestamptz,
  /*
   * The language that was set before, and when it was changed: a warning that tells how to undo a change
   * is written in the one its owner reads, not in one that a thief has just chosen.
   */
  former_language text,
  language_changed_at timestamptz,
  constraint app_user__id primary key (id),
  constraint app_user__uid unique (uid),
  constraint app_user__uid_form check (uid between 100000000 and 999999999),
  constraint app_user__username check (char_length(username) between 3 and 30),
  constraint app_user__master_id foreign key (master_id) references app_user (id),
  constraint app_user__not_own_master check (master_id <> id),
  constraint app_user__account_group check (master_id is not null or account_group = uid),
  constraint app_user__password_hash check (password_hash like '$argon2id$%'),
  constraint app_user__language check (language ~ '^[a-z]{2}(-[a-z]{2})?$'),
  constraint app_user__kyc_type check (kyc_type in ('individual', 'company')),
  constraint app_user__kyc_status check (kyc_status in ('none', 'pending', 'approved', 'rejected')),
  constraint app_user__trader_status check (trader_status in ('none', 'active')),
  constraint app_user__broker_name check (broker_name <> ''),
  constraint app_user__is_locked_out check (not is_locked_out or master_id is not null),
  constraint app_user__permissions check (
    permissions <@ array['trade', 'payment', 'withdraw']
    and (master_id is not null or permissions = '{}')
  ),
  constraint app_user__uses_master_two_factor check (
    not uses_master_two_factor or master_id is not null
  ),
  constraint app_user__staff_role check (staff_role in ('agent', 'supervisor')),
  constraint app_user__staff_is_master check (staff_role is null or master_id is null),
  constraint app_user__username_skeleton_form check (username_skeleton <> ''),
  constraint app_user__former_language check (
    (former_language is null) = (language_changed_at is null)
    and former_language ~ '^[a-z]{2}(-[a-z]{2})?$'
  )
);

/* two names must differ by more than capitals */
create unique index app_user__username_lower on app_user (lower(username));
create index app_user__master_id_id on app_user (master_id, id) where master_id is not null;
create unique index app_user__username_skeleton on app_user (username_skeleton);

/* Names that were given up: shown beside the new one for a while, and kept from others so long. */
create table former_username (
  user_id bigint not null,
  username text not null,
  skeleton text not null,
  given_up_at timestamptz not null,
  constraint former_username__user_id_given_up_at primary key (user_id, given_up_at),
  constraint former_username__user_id foreign key (user_id) references app_user (id),
  constraint former_username__username check (username <> ''),
  constraint former_username__skeleton check (skeleton <> '')
);

create index former_username__skeleton on former_username (skeleton, given_up_at desc);

/*
 * The email addresses and phone numbers by which people log in and are written to.
 *
 * A new contact waits before it can be used to log in or to reset the password, so that
 * the thief of a session cannot use a contact of his own at once. One that was replaced or unbound stays in the table as
 * a former contact, reserved for its owner while the change can be undone. All of them
 * are under `contact__channel_target`, whose order no caller can get round.
 */
create table contact (
  user_id bigint not null,
  channel text not null,
  /* address in lower case, or number in E.164 */
  target text not null,
  /* calling code of a number with its plus, null for an address */
  dial_code text,
  /* when the person has shown a code sent to it; null for a sub-user's that was only entered */
  verified_at timestamptz,
  bound_at timestamptz not null,
  /* not for login codes and password resets before this instant; null: at once */
  waits_until timestamptz,
  /* of a former contact: good for logins and resets until this instant; null for a bound one */
  login_until timestamptz,
  /* a former contact is reserved for its owner until this instant; null for a bound one */
  kept_until timestamptz,
  constraint contact__user_id foreign key (user_id) references app_user (id),
  constraint contact__channel_target unique (channel, target),
  constraint contact__channel check (channel in ('email', 'phone')),
  constraint contact__target check (
    case channel
      when 'email' then target ~ '^[^@[:space:]]+@[^@[:space:]]+$' and target = lower(target)
      else target ~ '^\+[1-9][0-9]{5,14}$'
    end
  ),
  constraint contact__dial_code check (
    (dial_code is not null) = (channel = 'phone') and dial_code ~ '^\+[1-9][0-9]{0,3}$'
  ),
  constraint contact__former check (
    (login_until is null) = (kept_until is null) and login_until <= kept_until
  ),
  /* only what was proved once can be given back */
  constraint contact__former_verified check (kept_until is null or verified_at is not null)
);

/* one bound contact of a kind; any number of former ones */
create unique index contact__user_id_channel on contact (user_id, channel)
where kept_until is null;
create index contact__user_id_former on contact (user_id) where kept_until is not null;
create index contact__kept_until on contact (kept_until) where kept_until is not null;

/*
 * How a change of contacts is undone from the contacts that were bound before it: by a link with a
 * random token, once. Later changes do not touch the row, so that a thief cannot outrun it.
 */
create table contact_undo (
  /* SHA-256 of the token */
  token_hash bytea not null,
  user_id bigint not null,
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
  constraint contact_undo__user_id foreign key (user_id) references app_user (id),
  constraint contact_undo__some_contact check (email is not null or phone is not null),
  constraint contact_undo__dial_code check ((dial_code is not null) = (phone is not null)),
  constraint contact_undo__expires_at check (expires_at > changed_at)
);

create index contact_undo__user_id on contact_undo (user_id) where used_at is null;
create index contact_undo__expires_at on contact_undo (expires_at);

/* Registrations that wait for their code. Each belongs to the browser that began it, so that a
   stranger cannot make a person confirm the stranger's password. */
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

/* Versions of the service agreement. The latest whose time has come is the present one; its text
   is in the phrases. */
create table agreement_version (
  /* its date */
  version text not null,
  published_at timestamptz not null,
  constraint agreement_version__version primary key (version),
  constraint agreement_version__version_form check (version ~ '^\d{4}-\d{2}-\d{2}$')
);

insert into agreement_version (version, published_at) values ('2026-01-01', '2026-01-01T00:00:00Z');

/* Who has accepted which version of the service agreement: masters, each for the whole group. */
create table agreement_acceptance (
  user_id bigint not null,
  version text not null,
  accepted_at timestamptz not null,
  constraint agreement_acceptance__user_id_version primary key (user_id, version),
  constraint agreement_acceptance__user_id foreign key (user_id) references app_user (id),
  constraint agreement_acceptance__version foreign key (version)
    references agreement_version (version)
);
