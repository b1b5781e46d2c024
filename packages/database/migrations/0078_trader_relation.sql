-- Up Migration

/* Whom somebody follows or wants nothing to do with. */
create table trader_relation (
  person_id bigint not null,
  other_id bigint not null,
  kind text not null,
  created_at timestamptz not null,
  constraint trader_relation__person_id_kind_other_id primary key (person_id, kind, other_id),
  constraint trader_relation__person foreign key (person_id) references person (id),
  constraint trader_relation__other foreign key (other_id) references person (id),
  constraint trader_relation__not_oneself check (person_id <> other_id),
  constraint trader_relation__kind check (kind in ('follow', 'block'))
);

create index trader_relation__other_id on trader_relation (other_id, kind);

/* What people tell the staff about advertisers and their offers. */
create table trader_report (
  id bigint not null,
  reporter_id bigint not null,
  reported_id bigint not null,
  /* null when it is about the person */
  offer_id bigint,
  reason text not null,
  statement text not null,
  created_at timestamptz not null,
  constraint trader_report__id primary key (id),
  constraint trader_report__reporter foreign key (reporter_id) references person (id),
  constraint trader_report__reported foreign key (reported_id) references person (id),
  constraint trader_report__offer foreign key (offer_id) references offer (id),
  constraint trader_report__reason check (
    reason in ('fraud', 'outside-payment', 'insult', 'fake-price', 'other')
  ),
  constraint trader_report__statement check (char_length(statement) between 1 and 1000)
);

create index trader_report__reporter_id on trader_report (reporter_id, id desc);
create index trader_report__reported_id on trader_report (reported_id, id desc);
