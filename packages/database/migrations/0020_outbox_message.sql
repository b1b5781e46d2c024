-- Up Migration

/* Mails and text messages that were kept in place of being sent, for developers to read. Empty in
   production, where messages go out. */
create table outbox_message (
  id bigint not null,
  channel text not null,
  /* address or number it was meant for */
  recipient text not null,
  /* what a code in it is for, or the template's name */
  purpose text not null,
  /* the code in it, if there is one */
  code text,
  /* null for text messages */
  subject text,
  body text not null,
  created_at timestamptz not null,
  constraint outbox_message__id primary key (id),
  constraint outbox_message__channel check (channel in ('email', 'phone')),
  constraint outbox_message__subject check ((subject is not null) = (channel = 'email'))
);

create index outbox_message__recipient_id on outbox_message (recipient, id desc);
