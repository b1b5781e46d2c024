-- Up Migration

/* What staff ask an applicant for, and the answer. The files of an answer belong to the case. */
create table kyc_question (
  case_id bigint not null,
  /* from 1 on */
  number smallint not null,
  asks text[] not null,
  /* in the words of staff, shown to the applicant; sealed, as is the answer */
  text text not null,
  staff_id bigint not null,
  asked_at timestamptz not null,
  answer text,
  /* null while it waits */
  answered_at timestamptz,
  constraint kyc_question__case_id_number primary key (case_id, number),
  constraint kyc_question__case_id foreign key (case_id) references kyc_case (id),
  constraint kyc_question__staff_id foreign key (staff_id) references app_user (id),
  constraint kyc_question__asks check (cardinality(asks) > 0),
  constraint kyc_question__answer check ((answer is null) = (answered_at is null))
);

/* One waits at a time. */
create unique index kyc_question__open on kyc_question (case_id) where answered_at is null;

create trigger kyc_question__answered_once before update on kyc_question
  for each row when (
    old.answered_at is not null or new.asks <> old.asks or new.text <> old.text
    or new.staff_id <> old.staff_id or new.asked_at <> old.asked_at
  ) execute function refuse_change();

create trigger kyc_question__stays before delete on kyc_question
  for each row execute function refuse_change();

create trigger kyc_question__keep before truncate on kyc_question
  for each statement execute function refuse_change();

create trigger kyc_question__case_change after insert or update on kyc_question
  for each row execute function note_case_change('verification');
