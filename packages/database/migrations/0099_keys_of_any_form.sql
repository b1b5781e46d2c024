-- Up Migration

-- Callers choose these themselves, and the contract says nothing of their form.
alter table request_reply drop constraint request_reply__key;
alter table request_reply add constraint request_reply__key
  check (char_length(key) between 1 and 200);

alter table order_message drop constraint order_message__client_id_form;
alter table order_message add constraint order_message__client_id_form
  check (char_length(client_id) between 1 and 64);
