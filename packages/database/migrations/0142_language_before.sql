-- Up Migration

/*
 * The language that was set before, and when it was changed: a warning that tells how to undo a change
 * is written in the one its owner reads, not in one that a thief has just chosen.
 */
alter table person
  add column former_language text,
  add column language_changed_at timestamptz,
  add constraint person__former_language check (
    (former_language is null) = (language_changed_at is null)
    and former_language ~ '^[a-z]{2}(-[a-z]{2})?$'
  );
