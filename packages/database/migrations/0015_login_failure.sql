-- Up Migration

/* Failed logins in a row, for each account that was typed (whether or not somebody has it), each
   known device and each network address. Shared by all servers. */
create table login_failure (
  /* kind and a fingerprint, so that nothing that was typed is kept */
  key text not null,
  failures integer not null,
  last_failed_at timestamptz not null,
  /* until then nothing is looked at; null while there were too few */
  blocked_until timestamptz,
  constraint login_failure__key primary key (key),
  constraint login_failure__failures check (failures > 0)
);

create index login_failure__last_failed_at on login_failure (last_failed_at);
