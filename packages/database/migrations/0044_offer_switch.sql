-- Up Migration

/* Paused by the advertiser's switch for all offers, which brings back exactly these. */
alter table offer add column is_switched_off boolean not null default false;

alter table offer add constraint offer__is_switched_off
  check (not is_switched_off or state = 'paused');
