// A database as lines of text, one for each fact, so that two of them can be compared.
import type { Pool } from "@parley/database/pool";

/** Of the schema `public`. Every statement gives lines; what PostgreSQL makes by itself is left out. */
const FACTS: readonly string[] = [
  `select format('%s %s: persistence %s, options %s, partition %s of %s key %s, row security %s, grants %s, comment %s',
    case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end,
    relname, relpersistence, reloptions, pg_get_expr(relpartbound, pg_class.oid),
    (select inhparent::regclass from pg_inherits where inhrelid = pg_class.oid),
    pg_get_partkeydef(pg_class.oid), relrowsecurity, relacl, obj_description(pg_class.oid, 'pg_class'))
  from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S', 'f')`,
  `select format('column %s.%s %s: %s%s, default %s, identity "%s", generated "%s", collation %s, storage %s, statistics %s, grants %s, comment %s',
    relname, row_number() over (partition by attrelid order by attnum), attname,
    format_type(atttypid, atttypmod), case when attnotnull then ' not null' end,
    pg_get_expr(adbin, adrelid), attidentity, attgenerated, attcollation::regcollation, attstorage,
    attstattarget, attacl, col_description(attrelid, attnum))
  from pg_attribute join pg_class on pg_class.oid = attrelid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
    and attnum > 0 and not attisdropped`,
  `select format('constraint %s on %s: %s, parent %s, valid %s', conname, conrelid::regclass,
    pg_get_constraintdef(pg_constraint.oid), (select conname from pg_constraint as parent
      where parent.oid = pg_constraint.conparentid), convalidated)
  from pg_constraint where connamespace = 'public'::regnamespace`,
  `select format('index %s, valid %s', pg_get_indexdef(indexrelid), indisvalid)
  from pg_index join pg_class on pg_class.oid = indexrelid
  where relnamespace = 'public'::regnamespace`,
  `select format('trigger %s, enabled %s, parent %s', pg_get_triggerdef(pg_trigger.oid), tgenabled,
    tgparentid <> 0)
  from pg_trigger join pg_class on pg_class.oid = tgrelid
  where relnamespace = 'public'::regnamespace and not tgisinternal`,
  `select format('function %s, grants %s, comment %s', pg_get_functiondef(oid), proacl,
    obj_description(oid, 'pg_proc'))
  from pg_proc where pronamespace = 'public'::regnamespace`,
  `select format('sequence %s', to_jsonb(pg_sequences)) from pg_sequences where schemaname = 'public'`,
  `select format('type %s %s: %s %s', typname, typtype, format_type(typbasetype, typtypmod),
    (select array_agg(enumlabel order by enumsortorder) from pg_enum where enumtypid = pg_type.oid))
  from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd', 'r')`,
  `select format('view %s: %s', viewname, definition) from pg_views where schemaname = 'public'`,
  `select format('rule %s', pg_get_ruledef(pg_rewrite.oid))
  from pg_rewrite join pg_class on pg_class.oid = ev_class
  where relnamespace = 'public'::regnamespace`,
  `select format('policy %s', to_jsonb(pg_policies)) from pg_policies where schemaname = 'public'`,
  `select format('statistics %s', pg_get_statisticsobjdef(oid)) from pg_statistic_ext`,
  `select format('extension %s %s', extname, extversion) from pg_extension`,
  `select format('default grants %s %s', defaclobjtype, defaclacl) from pg_default_acl`,
];

export async function describeSchema(pool: Pool): Promise<string[]> {
  await validateConstraints(pool);
  const lines: string[] = [];
  for (const text of FACTS) lines.push(...(await readLines(pool, text)));
  const tables = await readLines(
    pool,
    `select relname::text as format from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'm')
      and relname not in ('migrations')`,
  );
  for (const table of tables) {
    lines.push(
      ...(await readLines(
        pool,
        `select format('row of ${table}: %s', to_jsonb(t)) from ${table} as t`,
      )),
    );
  }
  return lines.filter((line) => !MIGRATIONS_OWN.test(line)).toSorted();
}

/** The list of applied migrations is of the tool, and its rows differ by design. */
const MIGRATIONS_OWN = /^(table|column|constraint|index|sequence) .*\bmigrations(_|\b)/;

/** A constraint added for new rows only holds for all rows of a database that has none. */
async function validateConstraints(pool: Pool): Promise<void> {
  const statements = await readLines(
    pool,
    `select format('alter table %s validate constraint %I', conrelid::regclass, conname)
    from pg_constraint where not convalidated`,
  );
  for (const statement of statements) await pool.query(statement);
}

async function readLines(pool: Pool, text: string): Promise<string[]> {
  const { rows } = await pool.query<{ format: string }>(text);
  return rows.map(({ format }) => format);
}
