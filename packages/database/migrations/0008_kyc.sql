-- Up Migration

/* Identities that were sent in for verification, one row a try. */
create table kyc_case (
  id bigint not null,
  /* the master account it is about */
  user_id bigint not null,
  kyc_type text not null,
  status text not null default 'pending',
  /* all that was told about the person or company, sealed by the vault under this case's id */
  sealed text not null,
  submitted_at timestamptz not null,
  /* the member of staff who has claimed it, the only one who can open the documents */
  owner_id bigint,
  owned_at timestamptz,
  decided_at timestamptz,
  /* the name of the provider, `manual` for our own staff, null until it is decided */
  decided_by text,
  /* one of the domain's reasons, told to the person */
  reject_reason text,
  /*
   * Keyed fingerprint of the document or the company's registration, by which the same one is
   * recognised; null where none was kept.
   */
  document_mac bytea,
  constraint kyc_case__id primary key (id),
  constraint kyc_case__user_id foreign key (user_id) references app_user (id),
  constraint kyc_case__owner_id foreign key (owner_id) references app_user (id),
  /* staff do not decide about themselves */
  constraint kyc_case__not_own_owner check (owner_id <> user_id),
  constraint kyc_case__kyc_type check (kyc_type in ('individual', 'company')),
  constraint kyc_case__status check (status in ('pending', 'approved', 'rejected')),
  constraint kyc_case__sealed check (sealed <> ''),
  constraint kyc_case__owned_at check ((owner_id is null) = (owned_at is null)),
  constraint kyc_case__decided_at check ((status = 'pending') = (decided_at is null)),
  constraint kyc_case__decided_by check ((status = 'pending') = (decided_by is null)),
  constraint kyc_case__reject_reason check ((status = 'rejected') = (reject_reason is not null)),
  constraint kyc_case__document_mac check (octet_length(document_mac) = 32)
);

/* Nothing can be sent in while one is waiting, nor after one was approved. */
create unique index kyc_case__user_id_standing on kyc_case (user_id)
  where status in ('pending', 'approved');
create index kyc_case__user_id_id on kyc_case (user_id, id desc);
create index kyc_case__status_id on kyc_case (status, id);
create index kyc_case__document_mac on kyc_case (document_mac) where status = 'approved';

/* The documents of a verification. */
create table kyc_case_file (
  case_id bigint not null,
  file_id bigint not null,
  kind text not null,
  /* in the order they were sent in */
  position smallint not null,
  constraint kyc_case_file__case_id_position primary key (case_id, position),
  constraint kyc_case_file__case_id foreign key (case_id) references kyc_case (id),
  constraint kyc_case_file__file_id foreign key (file_id) references file (id),
  /* a document serves one verification, ever */
  constraint kyc_case_file__file_id_once unique (file_id),
  constraint kyc_case_file__kind check (kind in ('document', 'selfie'))
);
