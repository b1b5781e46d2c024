-- Up Migration

/* Searches for people are limited by the hour, for each member of staff. */
create index staff_action__person_search on staff_action (staff_id, created_at)
  where action = 'people.search';
