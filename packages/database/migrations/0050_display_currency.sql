-- Up Migration

/* The currency in which worths are shown to this person; null until one is chosen, then dollars. */
alter table app_user add column display_currency text;

alter table app_user add constraint app_user__display_currency
  foreign key (display_currency) references currency (code);
