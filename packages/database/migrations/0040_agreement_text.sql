-- Up Migration

/*
 * Texts of the service agreement beside articles and announcements: their slug is the version, the day
 * from which it is in force. Administrators write them as drafts; a change of the market's terms that
 * a second administrator approves adds the row of agreement_version.
 */
alter table content_version drop constraint content_version__kind;
alter table content_version add constraint content_version__kind check (
  kind in ('article', 'announcement', 'agreement')
);
alter table content_version drop constraint content_version__slug;
alter table content_version add constraint content_version__slug check (
  case kind
    when 'agreement' then slug ~ '^\d{4}-\d{2}-\d{2}$'
    else slug ~ '^[a-z][a-z0-9]*(-[a-z0-9]+)*$' and length(slug) <= 60
  end
);

/* What users accept, or will have to, never changes. */
create function content_version__agreement_stays() returns trigger language plpgsql as $$
begin
  if exists (select from agreement_version where version = new.slug) then
    raise exception 'version % of the agreement is approved', new.slug
      using errcode = 'check_violation', constraint = 'content_version__agreement_stays';
  end if;
  return new;
end;
$$;

create trigger content_version__agreement_stays before insert on content_version
  for each row when (new.kind = 'agreement')
  execute function content_version__agreement_stays();
