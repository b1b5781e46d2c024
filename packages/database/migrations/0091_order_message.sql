-- Up Migration

/* Videos of a bank account are evidence too. */
alter table file drop constraint file__media_type;
alter table file add constraint file__media_type check (
  media_type in ('image/jpeg', 'image/png', 'image/webp', 'application/pdf', 'video/mp4')
);

/* What the two sides of an order, staff and the platform say in it. It is written while the order's
   row is held, so that the ids of one conversation grow in the order of commits and whoever asks for
   what came after the last one misses nothing. It is not kept in parts of a month: a message is known
   again by its sender's key, and such a key cannot be declared over parts. */
create table order_message (
  id bigint not null,
  order_id bigint not null,
  sender text not null,
  /* null for the platform */
  person_id bigint,
  kind text not null,
  text text,
  file_id bigint,
  /* { code, values }: the sentence is written in the reader's language */
  phrase jsonb,
  /* { code, by, values }: likewise */
  event jsonb,
  /* a note between staff, which the two sides never see */
  is_internal boolean not null,
  /* the sender's own, by which a repeated message is known */
  client_id text,
  created_at timestamptz not null,
  constraint order_message__order_id_id primary key (order_id, id),
  constraint order_message__client_id unique (order_id, person_id, client_id),
  constraint order_message__order_id foreign key (order_id) references trade_order (id),
  constraint order_message__person_id foreign key (person_id) references person (id),
  constraint order_message__file_id foreign key (file_id) references file (id),
  constraint order_message__sender check (
    case sender
      when 'buyer' then person_id is not null and not is_internal
      when 'seller' then person_id is not null and not is_internal
      when 'staff' then person_id is not null
      when 'system' then person_id is null and not is_internal and kind = 'event'
      else false
    end
  ),
  constraint order_message__kind check (
    (text is not null) = (kind = 'text')
    and (file_id is not null) = (kind in ('image', 'file'))
    and (phrase is not null) = (kind = 'phrase')
    and (event is not null) = (kind = 'event')
    and kind in ('text', 'image', 'file', 'phrase', 'event')
  ),
  constraint order_message__text check (char_length(text) between 1 and 1000),
  constraint order_message__client_id_form check (char_length(client_id) between 8 and 64)
);

create index order_message__file_id on order_message (file_id) where file_id is not null;

create trigger order_message__append_only before update or delete on order_message
  for each row execute function refuse_change();
create trigger order_message__is_not_emptied before truncate on order_message
  for each statement execute function refuse_change();

/* How far somebody had read when. A message was read with the first mark at or after it. */
create table order_read (
  order_id bigint not null,
  person_id bigint not null,
  message_id bigint not null,
  read_at timestamptz not null,
  constraint order_read__order_id_person_id_message_id
    primary key (order_id, person_id, message_id),
  constraint order_read__message_id
    foreign key (order_id, message_id) references order_message (order_id, id),
  constraint order_read__person_id foreign key (person_id) references person (id)
);
