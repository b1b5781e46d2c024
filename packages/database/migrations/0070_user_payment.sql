-- Up Migration

/* Accounts of people at payment methods, to which others pay. Nothing is deleted: old orders name it. */
create table user_payment (
  id bigint not null,
  /* whose it is: a master or a sub-user */
  person_id bigint not null,
  method text not null,
  /* the holder's name and the fields, sealed by the vault under this id */
  sealed text not null,
  /* keyed fingerprint of method and account, by which the same one is recognised */
  account_mac bytea not null,
  picture_file_id bigint,
  created_at timestamptz not null,
  /* null while its owner has it */
  removed_at timestamptz,
  constraint user_payment__id primary key (id),
  constraint user_payment__person_id foreign key (person_id) references person (id),
  constraint user_payment__method foreign key (method) references payment_method (code),
  constraint user_payment__picture_file_id foreign key (picture_file_id) references file (id),
  /* a picture serves one payment method, ever */
  constraint user_payment__picture_file_id_once unique (picture_file_id),
  constraint user_payment__sealed check (sealed <> ''),
  constraint user_payment__account_mac check (octet_length(account_mac) = 32),
  constraint user_payment__removed_at check (removed_at >= created_at)
);

/* The same account can be there once, and again after it was removed. */
create unique index user_payment__account on user_payment (person_id, method, account_mac)
  where removed_at is null;
