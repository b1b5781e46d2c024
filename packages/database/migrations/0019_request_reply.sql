-- Up Migration

/* Answers of writes by their idempotency key, so that a repeated call answers as the first one did.
   A row is written in the transaction of the effect. */
create table request_reply (
  /* whose key it is: an account, a login's ticket, a registration */
  scope text not null,
  /* name in the contract */
  endpoint text not null,
  key text not null,
  /* of what was sent, since the same key with other input is a mistake */
  input_hash bytea not null,
  /* JSON, sealed by the vault, as it may hold tokens */
  sealed_reply text not null,
  created_at timestamptz not null,
  constraint request_reply__scope_endpoint_key primary key (scope, endpoint, key),
  constraint request_reply__key check (char_length(key) between 8 and 200),
  constraint request_reply__input_hash check (octet_length(input_hash) = 32)
);

create index request_reply__created_at on request_reply (created_at);
