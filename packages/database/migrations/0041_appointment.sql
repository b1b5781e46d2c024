-- Up Migration

/* Who gave a member of staff the present role, by the console or an invitation: for some days the two
   do not count as two people where two have to agree. Null from the command line, and of earlier roles. */
alter table staff_member
  add column appointed_by bigint,
  add column appointed_at timestamptz,
  add constraint staff_member__appointed_by foreign key (appointed_by) references app_user (id),
  add constraint staff_member__appointed check (appointed_by is null or appointed_at is not null);
