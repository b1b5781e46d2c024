-- Up Migration

/* Why a version was published or withdrawn, beside the text in its history. Those from before have
   their reason in the log of staff alone. */
alter table content_version add column reason text;
alter table content_version add constraint content_version__reason check (reason <> '');
