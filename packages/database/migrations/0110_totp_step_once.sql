-- Up Migration

/* A half minute of an authenticator counts once for the person who uses it, whatever for. It used to
   count once for each purpose and subject, so that one code released several orders. */
delete from used_totp_step as a using used_totp_step as b
where a.person_id = b.person_id and a.step = b.step and a.ctid > b.ctid;

alter table used_totp_step
  drop constraint used_totp_step__person_id_purpose_subject_step,
  drop column purpose,
  drop column subject,
  add constraint used_totp_step__person_id_step primary key (person_id, step);
