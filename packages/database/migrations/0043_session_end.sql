-- Up Migration

/* Why it ended, so that the reader who is asked to log in again is told. Null: it counts, or it ended
   before causes were kept. */
alter table session
  add column end_cause text,
  add constraint session__end_cause check (
    end_cause in (
      'loggedOut', 'otherDevice', 'passwordChanged', 'securityChanged', 'service', 'frozen', 'expired'
    )
  ),
  add constraint session__end_cause_of_ended check (end_cause is null or ended_at is not null);
