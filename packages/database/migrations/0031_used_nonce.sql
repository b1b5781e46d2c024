-- Up Migration

/* What may be used once, and was: nonces of encrypted commands, answers to captchas. A row is written
   in the transaction of the effect, so that a nonce counts as used exactly when that took place. */
create table used_nonce (
  /* what it was used for: nonces of one kind do not collide with those of another */
  purpose text not null,
  nonce text not null,
  /* from then on it is refused for its age, and the row may go */
  expires_at timestamptz not null,
  constraint used_nonce__purpose_nonce primary key (purpose, nonce)
);

create index used_nonce__expires_at on used_nonce (expires_at);
