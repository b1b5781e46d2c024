-- Up Migration

/*
 * When a person was seen last is looked for among all sessions, also those that are over. When each
 * of them was seen stays out of the index: it is written every minute, and the row keeps its place.
 */
create index session__person_id_any on session (person_id);

/*
 * What has served its time is looked for every hour. Its room is used again by what is new, after
 * which a summary of whole ranges would tell nothing any more; and a login is worth an entry.
 */
create index session__over_at on session (least(ended_at, expires_at));
create index login_event__at on login_event (at);
create index known_device__last_used_at on known_device (last_used_at);
