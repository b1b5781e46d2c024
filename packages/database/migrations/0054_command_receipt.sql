-- Up Migration

/* What the engine has answered, by the key its caller gave: a repeated command answers as the first
   time. Written in the transaction of the effect. */
create table command_receipt (
  /* whose key it is; 0 is the platform */
  owner_id bigint not null,
  /* kind of command */
  kind text not null,
  key text not null,
  /* of what was asked, since the same key with other input is a mistake */
  input_hash bytea not null,
  reply jsonb not null,
  created_at timestamptz not null,
  constraint command_receipt__owner_id_kind_key primary key (owner_id, kind, key),
  constraint command_receipt__key check (char_length(key) between 1 and 200),
  constraint command_receipt__input_hash check (octet_length(input_hash) = 32)
);

create index command_receipt__created_at on command_receipt using brin (created_at);
