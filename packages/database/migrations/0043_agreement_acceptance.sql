-- Up Migration

/* Who has accepted which version of the service agreement: masters, each for the whole group. */
create table agreement_acceptance (
  person_id bigint not null,
  version text not null,
  accepted_at timestamptz not null,
  constraint agreement_acceptance__person_id_version primary key (person_id, version),
  constraint agreement_acceptance__person_id foreign key (person_id) references person (id),
  constraint agreement_acceptance__version foreign key (version)
    references agreement_version (version)
);
