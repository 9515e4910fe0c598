import { snakeCaseMappers } from 'objection';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { entities } from '../testing/entities.ts';
import { createPackage } from '../testing/factories/package.ts';
import { createUser } from '../testing/factories/user.ts';
import { BusinessProfile } from './BusinessProfile.ts';
import { Package } from './Package.ts';
import { Product } from './Product.ts';
import { User } from './User.ts';

/** Tables only SQL of one feature or a library touches. */
const withoutModel = [
  'audit_checks',
  'audit_seals',
  'audit_unsealed',
  'billing_notices',
  'blog_slug_history',
  'bulk_steps',
  'campaign_mails',
  'card_day_tallies',
  'card_event_archives',
  'card_event_erasures',
  'card_event_salts',
  'card_event_visitors',
  'card_events',
  'chip_taps',
  'discarded_files',
  'http_idempotency',
  'marketing_consents',
  'passkey_challenges',
  'rate_limits',
  'receipt_counters',
  'weekly_letters',
];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());

async function columnsOf(table: string): Promise<string[]> {
  const found = await database
    .knex('information_schema.columns')
    .where({ table_schema: 'public', table_name: table });
  return found.map((column: { column_name: string }) => column.column_name).sort();
}

interface Column {
  column_name: string;
  is_nullable: 'YES' | 'NO';
  character_maximum_length: number | null;
}

/** The most characters that the contract takes; null where a pattern, a choice or nothing bounds them. */
function longestOf(type: z.ZodType): number | null {
  const schema = z.toJSONSchema(type, { unrepresentable: 'any' });
  return (
    [schema, ...(schema.anyOf ?? [])].find(({ maxLength }) => maxLength !== undefined)?.maxLength ?? null
  );
}

test('every table has a model', async () => {
  const found = await database.knex('pg_catalog.pg_tables').where({ schemaname: 'public' });
  const tables = found
    .map((table: { tablename: string }) => table.tablename)
    .filter((name: string) => !name.startsWith('knex_') && !name.startsWith('card_events_'));
  expect(tables.sort()).toEqual([...entities.map(({ model }) => model.tableName), ...withoutModel].sort());
});

describe.each(entities.map((entity) => ({ ...entity, table: entity.model.tableName })))(
  '$table',
  ({ table, model, row, create }) => {
    test('contract and model name exactly the columns of the table', async () => {
      const columns = await columnsOf(table);
      const { format } = snakeCaseMappers();
      expect(Object.keys(format(row.shape)).sort()).toEqual(columns);
      const made = await create(database.knex);
      expect(Object.keys(format({ ...made })).sort()).toEqual(columns);
    });

    test('reads back every column as it was written', async () => {
      const made = await create(database.knex);
      const id = made.$id() as number | string;
      const read = await model.query(database.knex).findById(id).throwIfNotFound();
      expect({ ...read }).toEqual({ ...made });
      // The database sets the time of an update that names none other than before: of a thousand rows one has no
      // microseconds, and would name the very same.
      const { updatedAt } = made as { updatedAt?: unknown };
      const later = updatedAt instanceof Date ? { updatedAt: new Date(updatedAt.getTime() + 1) } : {};
      const write = () => read.$query(database.knex).patchAndFetch({ ...read, ...later });
      // Takes new rows alone: not even its times may be rounded (docs/security.md V2).
      if (table === 'audit_log') return expect(write()).rejects.toThrow('audit_log takes new rows alone');
      const written = await write();
      expect({ ...written, version: 0 }).toEqual({ ...made, ...later, version: 0 });
    });

    test('a row as JSON has the shape of the contract and no secret', async () => {
      const json = JSON.parse(JSON.stringify((await create(database.knex)).toRow())) as Record<
        string,
        unknown
      >;
      expect(row.partial().strict().safeParse(json).error?.issues).toBeUndefined();
      for (const secret of model.hiddenProperties) expect(json).not.toHaveProperty(secret);
      const shown = Object.keys(row.shape).filter((name) => !model.hiddenProperties.includes(name));
      expect(Object.keys(json).sort()).toEqual(shown.sort());
    });

    test('the defaults of the contract are those of the table', async () => {
      const defaults = await database
        .knex('information_schema.columns')
        .where({ table_schema: 'public', table_name: table })
        .whereNotNull('column_default');
      const { parse } = snakeCaseMappers();
      for (const { column_name: column, column_default: text } of defaults as Record<string, string>[]) {
        // Another one for each row.
        if (text === 'now()' || text === 'gen_random_uuid()') continue;
        const { rows } = await database.knex.raw(`select to_jsonb(${text}) as value`);
        const [name = ''] = Object.keys(parse({ [column ?? '']: 0 }));
        const given = row.shape[name]?.safeParse(undefined).data;
        const expected: unknown = rows[0].value;
        expect({
          [name]: typeof given === 'string' && typeof expected === 'number' ? Number(given) : given,
        }).toEqual({
          [name]: expected,
        });
      }
    });

    test('the contract takes null and long texts exactly where the table does', async () => {
      const columns = (await database
        .knex('information_schema.columns')
        .where({ table_schema: 'public', table_name: table })) as Column[];
      const { parse } = snakeCaseMappers();
      const others = columns.filter((column) => {
        const [name = ''] = Object.keys(parse({ [column.column_name]: 0 }));
        const type = row.shape[name] as z.ZodType;
        const [ofContract, ofTable] = [longestOf(type), column.character_maximum_length];
        return (
          type.safeParse(null).success !== (column.is_nullable === 'YES') ||
          (ofContract !== null && ofTable !== null && ofContract !== ofTable)
        );
      });
      expect(others.map(({ column_name }) => column_name)).toEqual([]);
    });

    test('every relation can be fetched', async () => {
      const made = await create(database.knex);
      const names = Object.keys(model.getRelations());
      await made.$fetchGraph(`[${names.join(', ')}]`, { transaction: database.knex });
      for (const name of names) expect(made).toHaveProperty(name);
    });
  },
);

test('a relation joins what a foreign key joins', async () => {
  const { rows } = await database.knex.raw<{ rows: { key: string }[] }>(`
    select format('%s.%s>%s.%s', c.conrelid::regclass, own.attname, c.confrelid::regclass, other.attname) as key
      from pg_constraint c
      cross join lateral unnest(c.conkey, c.confkey) as pair (own, other)
      join pg_attribute own on own.attrelid = c.conrelid and own.attnum = pair.own
      join pg_attribute other on other.attrelid = c.confrelid and other.attnum = pair.other
     where c.contype = 'f'`);
  const keys = new Set(rows.map(({ key }) => key));
  const free = entities.flatMap(({ model }) =>
    Object.values(model.getRelations()).flatMap(({ name, ownerProp, relatedProp, relatedModelClass }) => {
      const own = `${model.tableName}.${ownerProp.cols.join()}`;
      const other = `${relatedModelClass.tableName}.${relatedProp.cols.join()}`;
      const isKey = keys.has(`${own}>${other}`) || keys.has(`${other}>${own}`);
      return isKey ? [] : [`${model.name}.${name}`];
    }),
  );
  expect(free).toEqual([]);
});

test('relations reach the rows they name', async () => {
  const owner = await createUser(database.knex);
  const subscription = await createPackage(database.knex, { userId: owner.id, price: 4_990 });
  await BusinessProfile.query(database.knex).insert({
    userId: owner.id,
    packageId: subscription.id,
    businessName: 'סטודיו לוי',
  });
  const read = await User.query(database.knex)
    .findById(owner.id)
    .withGraphFetched('[packages.product, businessProfiles.[stats, package]]');
  expect(read?.packages?.[0]?.product).toBeInstanceOf(Product);
  expect(read?.businessProfiles?.[0]?.stats?.views).toBe(0);
  expect(read?.businessProfiles?.[0]?.package?.price).toBe(4_990);
});

test('money is agorot in code and exact in the database', async () => {
  const subscription = await createPackage(database.knex, { price: 999_999_999_999 });
  const [stored] = await database.knex('packages').where({ id: subscription.id });
  expect(stored.price).toBe('9999999999.99');
  const read = await Package.query(database.knex).findById(subscription.id);
  expect(read?.price).toBe(999_999_999_999);
  await expect(createPackage(database.knex, { price: 10.5 })).rejects.toThrow(RangeError);
});
