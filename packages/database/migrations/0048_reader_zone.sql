-- Up Migration

/* The IANA zone in which dates are written for this person; null until the browser has named it. */
alter table app_user add column time_zone text;

alter table app_user add constraint app_user__time_zone
  check (time_zone ~ '^[A-Z][A-Za-z0-9_+/-]{0,59}$');
