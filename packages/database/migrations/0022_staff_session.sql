-- Up Migration

/* In which staff work: beside a login, short, and proved by an authenticator or a passkey. Only the
   SHA-256 of its token is kept. */
create table staff_session (
  token_hash bytea not null,
  /* the login it belongs to, which has one at most */
  session_id bigint not null,
  /* the role it was opened with: with another one it does not count */
  staff_role text not null,
  opened_at timestamptz not null,
  /* written at most once a minute */
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  /* until then a code of the authenticator counts for small claimed cases too; null without one */
  step_up_until timestamptz,
  constraint staff_session__token_hash primary key (token_hash),
  constraint staff_session__token_hash_form check (octet_length(token_hash) = 32),
  constraint staff_session__session_id_unique unique (session_id),
  constraint staff_session__session_id foreign key (session_id) references session (id)
    on delete cascade,
  constraint staff_session__staff_role
    check (staff_role in ('agent', 'supervisor', 'compliance', 'administrator')),
  constraint staff_session__expires_at check (expires_at > opened_at)
);

create index staff_session__expires_at_index on staff_session (expires_at);
