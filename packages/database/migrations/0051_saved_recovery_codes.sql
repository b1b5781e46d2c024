-- Up Migration

/*
 * False from the making of recovery codes until their owner says that they are saved. They are shown
 * once: a page that was left before that asks for new ones. Those made before count as saved.
 */
alter table authenticator add column are_codes_saved boolean not null default true;
