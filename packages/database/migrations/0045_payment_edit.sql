-- Up Migration

/* A changed payment account is a new row, so that orders keep the row they were made with. Both may
   show the same picture; of those in use, one does. */
alter table user_payment drop constraint user_payment__picture_file_id_once;

create unique index user_payment__picture_file_id_once on user_payment (picture_file_id)
  where removed_at is null;

/* Who may see a picture is asked by it, also of accounts that were removed or changed. */
create index user_payment__picture_file_id on user_payment (picture_file_id)
  where picture_file_id is not null;
