-- Up Migration

/* Versions of the service agreement. The latest whose time has come is the present one; its text
   is in the phrases. */
create table agreement_version (
  /* its date */
  version text not null,
  published_at timestamptz not null,
  constraint agreement_version__version primary key (version),
  constraint agreement_version__version_form check (version ~ '^\d{4}-\d{2}-\d{2}$')
);

insert into agreement_version (version, published_at) values ('2026-01-01', '2026-01-01T00:00:00Z');
