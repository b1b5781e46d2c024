-- Up Migration

/* Logins and tries, for the person to look through. */
create table login_event (
  id bigint not null,
  /* null when nobody has the account that was typed: such a try leaves the same trace */
  person_id bigint,
  at timestamptz not null,
  outcome text not null,
  method text not null,
  is_new_device boolean not null,
  device text not null,
  address text not null,
  constraint login_event__id primary key (id),
  constraint login_event__person_id foreign key (person_id) references person (id),
  constraint login_event__outcome check (
    outcome in ('loggedIn', 'verificationAsked', 'wrongPassword', 'wrongCode')
  ),
  constraint login_event__method check (method in ('password', 'passkey', 'registration'))
);

create index login_event__person_id_id on login_event (person_id, id desc)
where person_id is not null;
