import type { Knex } from 'knex';

/** Schemas of ours. knex's own tables belong to no migration, nor do pg-boss's, which makes them itself. */
const ours = `n.nspname in ('public', 'sandbox_psp') and c.relname not like 'knex_%'`;
const isMonth = `c.relname ~ '^card_events_[0-9]{4}_[0-9]{2}$'`;
const fullName = `case n.nspname when 'public' then c.relname else n.nspname || '.' || c.relname end`;

/** Each query answers rows of one text column, `line`; what is sorted by its text depends on no order of creation. */
const sections: Record<string, string> = {
  extensions: `select extname as line from pg_extension`,
  schemas: `select nspname as line from pg_namespace where nspname !~ '^pg_|^information_schema$' and nspname <> 'pgboss'`,
  tables: `select ${fullName} || case c.relkind when 'p' then ' ' || pg_get_partkeydef(c.oid) else '' end
      || coalesce(' ' || array_to_string(c.reloptions, ',') , '') as line
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where ${ours} and c.relkind in ('r', 'p') and not ${isMonth}`,
  columns: `select concat_ws(' ', ${fullName} || '.' || a.attname, format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then 'not null' end,
      case a.attidentity when 'd' then 'by default as identity' when 'a' then 'always as identity' end,
      case when d.adbin is null then null when a.attgenerated = '' then 'default' else 'generated' end,
      pg_get_expr(d.adbin, d.adrelid)) as line
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where ${ours} and c.relkind in ('r', 'p', 'v') and not ${isMonth} and a.attnum > 0 and not a.attisdropped`,
  constraints: `select ${fullName} || ': ' || o.conname || ' ' || pg_get_constraintdef(o.oid) as line
    from pg_constraint o join pg_class c on c.oid = o.conrelid join pg_namespace n on n.oid = c.relnamespace
    where ${ours} and not ${isMonth} and o.contype <> 'n'`,
  indexes: `select pg_get_indexdef(i.indexrelid) as line
    from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
    where ${ours} and not ${isMonth}`,
  triggers: `select pg_get_triggerdef(t.oid) as line
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where ${ours} and not t.tgisinternal`,
  functions: `select pg_get_functiondef(p.oid) as line from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'sandbox_psp')
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  views: `select ${fullName} || ' ' || pg_get_viewdef(c.oid, true) as line
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${ours} and c.relkind in ('v', 'm')`,
  sequences: `select ${fullName} || format(' %s from %s by %s', format_type(s.seqtypid, null), s.seqstart, s.seqincrement) as line
    from pg_sequence s join pg_class c on c.oid = s.seqrelid join pg_namespace n on n.oid = c.relnamespace where ${ours}`,
  types: `select t.typname as line from pg_type t join pg_namespace n on n.oid = t.typnamespace
    where n.nspname in ('public', 'sandbox_psp') and t.typname not like '%knex_%' and t.typname !~ '^_?card_events_[0-9]{4}_'
      and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')`,
  // How many months are prepared; which ones depends on the day.
  partitions: `select i.inhparent::regclass::text || ': '
      || case when ${isMonth} then count(*) || ' months' else string_agg(c.relname, ', ' order by c.relname) end as line
    from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_namespace n on n.oid = c.relnamespace
    where ${ours} and c.relkind = 'r' group by i.inhparent, ${isMonth}`,
};

/**
 * Everything the catalog says about the product's schema, comments aside, and the rows that migrations insert: one
 * text whose order depends neither on the order of creation nor on object numbers. Of function bodies the indentation
 * doesn't count.
 */
export async function readCatalogue(knex: Knex): Promise<string> {
  const deps: string[] = [];
  for (const [name, sql] of Object.entries(sections)) {
    const { rows } = await knex.raw<{ rows: { line: string }[] }>(sql.replaceAll('?', String.raw`\?`));
    deps.push(
      section(
        name,
        rows.map(({ line }) => line.replaceAll(/^\s+/gmu, '  ').trim()),
      ),
    );
  }
  deps.push(section('rows', await readRows(knex)));
  return deps.join('\n');
}

const section = (name: string, lines: string[]) => `# ${name}\n${lines.sort().join('\n')}\n`;

/** All rows of all tables, without the times at which they came. */
async function readRows(knex: Knex): Promise<string[]> {
  const { rows: tables } = await knex.raw<{ rows: { name: string }[] }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where ${ours} and c.relkind = 'r'`.replaceAll('?', String.raw`\?`),
  );
  if (tables.length === 0) return [];
  const all = tables.map(
    ({ name }) => `select '${name} ' || (to_jsonb(t) - 'created_at')::text as line from ${name} t`,
  );
  const { rows } = await knex.raw<{ rows: { line: string }[] }>(all.join(' union all '));
  return rows.map(({ line }) => line);
}
