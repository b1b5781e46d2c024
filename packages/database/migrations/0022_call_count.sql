-- Up Migration

/* Calls in the present minute, for those few whose limit all servers share. Lost in a crash, which
   is fine for what counts only for a minute. */
create unlogged table call_count (
  /* kind of call, and an account or an address */
  key text not null,
  /* the minute they fall into */
  minute timestamptz not null,
  calls integer not null,
  constraint call_count__key primary key (key)
);

create index call_count__minute on call_count (minute);
