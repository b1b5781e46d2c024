-- Up Migration

/* Features that staff can turn off while the site runs. The code names them too: a flag without a
   feature, or a feature without a flag, is found by a test. */
insert into feature_flag (name, description, is_enabled) values
  ('express', 'Express: the best offer for an amount, its page and its box on the home page', true),
  ('charts', 'Charts of markets and advertisers, and the calls that feed them', true),
  ('passkeys', 'Passkeys: logging in, confirming and managing them', true);

/* Versions of help articles and announcements that staff have published. What comes with the
   product is in files and counts as version 0. */
create table content_version (
  id bigint not null,
  kind text not null,
  /* last part of the address */
  slug text not null,
  /* as in the address, such as zh-cn */
  language text not null,
  /* counted for each text in each language */
  version integer not null,
  /* the small Markdown of the content service; null: withdrawn */
  source text,
  published_by bigint not null,
  published_at timestamptz not null,
  constraint content_version__id primary key (id),
  constraint content_version__text unique (kind, slug, language, version),
  constraint content_version__published_by foreign key (published_by) references app_user (id),
  constraint content_version__kind check (kind in ('article', 'announcement')),
  constraint content_version__slug check (
    slug ~ '^[a-z][a-z0-9]*(-[a-z0-9]+)*$' and length(slug) <= 60
  ),
  constraint content_version__language check (language ~ '^[a-z]{2}(-[a-z]{2})?$'),
  constraint content_version__version check (version >= 1),
  constraint content_version__source check (length(source) between 1 and 20000)
);

create trigger content_version__append_only before update or delete on content_version
  for each row execute function refuse_change();

create trigger content_version__keep before truncate on content_version
  for each statement execute function refuse_change();
