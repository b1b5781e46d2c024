-- Up Migration

/* A person's statement, latest first: the next page begins anywhere in the middle of an account. */
create index posting__account_id_transfer_id on posting (account_id, transfer_id desc);
