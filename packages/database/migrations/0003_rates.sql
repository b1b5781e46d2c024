-- Up Migration

/* The last published price of each coin and currency. All rows are rewritten at every publication,
   so half of each page is left free for the new versions. */
create table reference_quote (
  /* coin or currency */
  code text not null,
  /* what one unit is worth in US dollars */
  usd numeric not null,
  /* when the sources were asked, by the server's clock */
  as_of timestamptz not null,
  /* when it replaced the one before; an order quoted at that one is accepted for 15 s more */
  published_at timestamptz not null,
  /* who said so, "coinbase+kraken" */
  source text not null,
  /* the price before this one, null for the first */
  previous_usd numeric,
  /* when the sources were asked for the price before this one */
  previous_as_of timestamptz,
  constraint reference_quote__code primary key (code),
  constraint reference_quote__code_form check (code ~ '^[A-Z0-9]{2,12}$'),
  constraint reference_quote__usd check (usd > 0 and usd < 1e18),
  constraint reference_quote__source check (source <> ''),
  constraint reference_quote__previous_usd check (previous_usd > 0),
  constraint reference_quote__previous_as_of check (
    (previous_as_of is null) = (previous_usd is null)
  )
) with (fillfactor = 50);

/* Prices over time for charts, thinned to one row per code and five minutes, kept for 90 days. */
create table reference_quote_history (
  /* coin or currency */
  code text not null,
  /* start of the five minutes */
  bucket_at timestamptz not null,
  /* first price published in them, in US dollars */
  usd numeric not null,
  constraint reference_quote_history__code_bucket_at primary key (code, bucket_at),
  constraint reference_quote_history__usd check (usd > 0)
);

create index reference_quote_history__bucket_at on reference_quote_history (bucket_at);

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
