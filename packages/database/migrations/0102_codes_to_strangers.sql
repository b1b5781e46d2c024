-- Up Migration

/* What a person has sent to addresses and numbers that are to be bound is counted before another. */
create index security_code__person_id_binding on security_code (person_id, created_at)
  where purpose in ('bind-email', 'bind-phone');
