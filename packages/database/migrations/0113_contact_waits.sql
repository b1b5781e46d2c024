-- Up Migration

/*
 * A new contact waits before it can be used to log in or to reset the password, so that whoever stole
 * a session cannot use one of his own at once. One that was replaced or unbound stays in the table as
 * a former contact: nobody else can have it for as long as its owner may undo the change. All of them
 * are under `contact__channel_target`, whose order no caller can get round.
 */
alter table contact
  /* not for login codes and password resets before this instant; null: at once */
  add column waits_until timestamptz,
  /* of a former contact: good for logins and resets until this instant; null for a bound one */
  add column login_until timestamptz,
  /* of a former contact: nobody else's until this instant; null for a bound one */
  add column kept_until timestamptz,
  add constraint contact__former check (
    (login_until is null) = (kept_until is null) and login_until <= kept_until
  ),
  /* only what was proved once can be given back */
  add constraint contact__former_verified check (kept_until is null or verified_at is not null),
  drop constraint contact__person_id_channel;

/* one bound contact of a kind; any number of former ones */
create unique index contact__person_id_channel on contact (person_id, channel)
where kept_until is null;
create index contact__person_id_former on contact (person_id) where kept_until is not null;
create index contact__kept_until on contact (kept_until) where kept_until is not null;
