-- Up Migration

/* Codes that were sent. A code is good for one person (or one registration), one purpose, one target
   and one subject, once. */
create table security_code (
  id bigint not null,
  /* null while there is no account: a registration, or a reset for an address nobody has */
  person_id bigint,
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
  /* how often somebody tried it, right or wrong */
  tries integer not null default 0,
  /* written in the transaction of what the code allowed */
  used_at timestamptz,
  constraint security_code__id primary key (id),
  constraint security_code__person_id foreign key (person_id) references person (id),
  constraint security_code__channel check (channel in ('email', 'phone')),
  constraint security_code__tries check (tries between 0 and 5)
);

create index security_code__target_id on security_code (channel, target, id desc);
create index security_code__created_at on security_code (created_at);
