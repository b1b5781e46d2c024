-- Up Migration

/* Accounts: masters, and the sub-users they made. Staff are accounts with a role. */
create table person (
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
  constraint person__id primary key (id),
  constraint person__uid unique (uid),
  constraint person__uid_form check (uid between 100000000 and 999999999),
  constraint person__username check (char_length(username) between 3 and 30),
  constraint person__master_id foreign key (master_id) references person (id),
  constraint person__not_own_master check (master_id <> id),
  constraint person__account_group check (master_id is not null or account_group = uid),
  constraint person__password_hash check (password_hash like '$argon2id$%'),
  constraint person__language check (language ~ '^[a-z]{2}(-[a-z]{2})?$'),
  constraint person__kyc_type check (kyc_type in ('individual', 'company')),
  constraint person__kyc_status check (kyc_status in ('none', 'pending', 'approved', 'rejected')),
  constraint person__trader_status check (trader_status in ('none', 'active')),
  constraint person__broker_name check (broker_name <> ''),
  constraint person__is_locked_out check (not is_locked_out or master_id is not null),
  constraint person__permissions check (
    permissions <@ array['trade', 'payment', 'withdraw']
    and (master_id is not null or permissions = '{}')
  ),
  constraint person__uses_master_two_factor check (
    not uses_master_two_factor or master_id is not null
  ),
  constraint person__staff_role check (staff_role in ('agent', 'supervisor')),
  constraint person__staff_is_master check (staff_role is null or master_id is null)
);

/* nobody shall pass for somebody else by writing the name in capitals */
create unique index person__username_lower on person (lower(username));
create index person__master_id_id on person (master_id, id) where master_id is not null;
