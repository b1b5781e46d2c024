-- Up Migration

create table payment_method (
  /* stable lower-case code, sepa-instant */
  code text not null,
  /* name by language, {"en": "…", "de": "…"}; English is always there */
  names jsonb not null,
  /* kind of method, by which lists are grouped */
  method_group text not null,
  /* ISO 3166 codes of the countries it works in; empty means everywhere */
  countries text[] not null,
  /* what an account of this method consists of: names, labels by language, types and limits */
  fields jsonb not null,
  /* place in lists, smallest first */
  sort integer not null,
  /* off: cannot be chosen any more, but saved accounts and old orders still name it */
  is_enabled boolean not null default true,
  constraint payment_method__code primary key (code),
  constraint payment_method__code_form check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint payment_method__names check (jsonb_typeof(names -> 'en') = 'string'),
  constraint payment_method__method_group check (method_group <> ''),
  constraint payment_method__fields check (jsonb_typeof(fields) = 'array')
);
