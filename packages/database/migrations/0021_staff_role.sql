-- Up Migration

/* What each role may do is a table of the domain. */
alter table app_user
  drop constraint app_user__staff_role,
  add constraint app_user__staff_role
    check (staff_role in ('agent', 'supervisor', 'compliance', 'administrator'));
