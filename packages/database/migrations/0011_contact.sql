-- Up Migration

/* The email addresses and phone numbers by which people log in and are written to. */
create table contact (
  person_id bigint not null,
  channel text not null,
  /* address in lower case, or number in E.164 */
  target text not null,
  /* calling code of a number with its plus, null for an address */
  dial_code text,
  /* when the person has shown a code sent to it; null for a sub-user's that was only entered */
  verified_at timestamptz,
  bound_at timestamptz not null,
  constraint contact__person_id_channel primary key (person_id, channel),
  constraint contact__person_id foreign key (person_id) references person (id),
  constraint contact__channel_target unique (channel, target),
  constraint contact__channel check (channel in ('email', 'phone')),
  constraint contact__target check (
    case channel
      when 'email' then target ~ '^[^@[:space:]]+@[^@[:space:]]+$' and target = lower(target)
      else target ~ '^\+[1-9][0-9]{5,14}$'
    end
  ),
  constraint contact__dial_code check (
    (dial_code is not null) = (channel = 'phone') and dial_code ~ '^\+[1-9][0-9]{0,3}$'
  )
);
