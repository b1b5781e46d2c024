-- Up Migration

/*
 * What strangers ask for and try at an account's codes is counted apart from what its owner does.
 */
alter table security_code
  /* asked for without a session, a login ticket or a browser that the account knows */
  add column is_anonymous boolean not null default false,
  /* how often browsers tried it that had not asked for it */
  add column foreign_tries integer not null default 0,
  add constraint security_code__foreign_tries check (foreign_tries between 0 and 3);

update security_code set is_anonymous = true where purpose in ('register', 'reset-password');
