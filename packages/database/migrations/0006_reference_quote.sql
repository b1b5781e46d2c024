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
