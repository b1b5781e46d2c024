-- Up Migration

/*
 * What a picture said of its making before it was re-encoded (times, camera, program; never a place),
 * sealed by the vault under the file's id; null where it said nothing.
 */
alter table file add column sealed_origin text;

/* Few files have one; they are looked for by what uses them. */
create index file__origin on file (subject, purpose) where sealed_origin is not null;
