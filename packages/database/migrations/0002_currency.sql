-- Up Migration

create table currency (
  /* ISO 4217, EUR; its name comes from the reader's language */
  code text not null,
  /* sign shown beside amounts */
  symbol text not null,
  /* digits of the minor unit by ISO 4217; amounts are kept in it, so it never changes */
  scale smallint not null,
  /* ISO 3166 codes of the countries that pay with it */
  countries text[] not null,
  /* place in lists, smallest first */
  sort integer not null,
  /* off: not offered any more, but old orders still name it */
  is_enabled boolean not null default true,
  constraint currency__code primary key (code),
  constraint currency__code_form check (code ~ '^[A-Z]{3}$'),
  constraint currency__symbol check (symbol <> ''),
  constraint currency__scale check (scale between 0 and 4)
);
