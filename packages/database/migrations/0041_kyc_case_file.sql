-- Up Migration

/* The documents of a verification. */
create table kyc_case_file (
  case_id bigint not null,
  file_id bigint not null,
  kind text not null,
  /* in the order they were sent in */
  position smallint not null,
  constraint kyc_case_file__case_id_position primary key (case_id, position),
  constraint kyc_case_file__case_id foreign key (case_id) references kyc_case (id),
  constraint kyc_case_file__file_id foreign key (file_id) references file (id),
  /* a document serves one verification, ever */
  constraint kyc_case_file__file_id_once unique (file_id),
  constraint kyc_case_file__kind check (kind in ('document', 'selfie'))
);
