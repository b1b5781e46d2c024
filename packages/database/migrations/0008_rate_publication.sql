-- Up Migration

/* Whose turn it is to publish rates. One row: workers compare and set it, so that of many running
   only one asks the sources. */
create table rate_publication (
  /* always true; holds the table to one row */
  id boolean not null default true,
  /* the worker that is at it, null when none is */
  holder text,
  /* until when its claim counts; a worker that died loses it then */
  held_until timestamptz,
  /* when the last turn ended, by the server's clock, whether or not the sources agreed on anything */
  last_turn_at timestamptz,
  constraint rate_publication__id primary key (id),
  constraint rate_publication__one_row check (id),
  constraint rate_publication__held_until check ((held_until is null) = (holder is null))
);

insert into rate_publication default values;
