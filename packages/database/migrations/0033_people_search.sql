-- Up Migration

/* Staff find a person by an address or a transaction, on whatever network. */
create index deposit_address__address on deposit_address (address);
create index deposit__txid on deposit (txid);
create index withdrawal__to_address on withdrawal (address);
create index withdrawal__txid on withdrawal (txid) where txid is not null;

/* Every queue of staff leaves out what concerns the reader's own group and those linked to it. */
create index app_user__account_group_index on app_user (account_group);
