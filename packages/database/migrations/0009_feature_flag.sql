-- Up Migration

create table feature_flag (
  /* camelCase, as the pages know it */
  name text not null,
  /* what it turns on, for whoever operates the site */
  description text not null,
  is_enabled boolean not null default false,
  constraint feature_flag__name primary key (name),
  constraint feature_flag__name_form check (name ~ '^[a-z][A-Za-z0-9]{0,62}$')
);
