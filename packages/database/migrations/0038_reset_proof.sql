-- Up Migration

/* Pictures by which a person who has lost a factor shows to be the owner of the account. */
alter table file
  drop constraint file__purpose,
  add constraint file__purpose check (purpose in ('kyc', 'payment', 'chat', 'reset'));

create index file__reset on file (subject) where purpose = 'reset';
