-- Up Migration

/* The same browser keeps it under every token. */
alter table known_device add column id bigint;
update known_device set id = numbered.number
from (select token_hash, row_number() over () as number from known_device) as numbered
where numbered.token_hash = known_device.token_hash;
alter table known_device alter column id set not null;
alter table known_device add constraint known_device__id unique (id);

/*
 * The known browser it was begun in, which is forgotten when the session is revoked. It may have been
 * forgotten before, so that this is no reference.
 */
alter table session add column known_device_id bigint;
/* The last login in a browser was written in both at the same instant. */
update session set known_device_id = known_device.id
from known_device
where known_device.person_id = session.person_id
  and known_device.last_used_at = session.created_at;
