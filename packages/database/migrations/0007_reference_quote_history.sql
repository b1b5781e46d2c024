-- Up Migration

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
