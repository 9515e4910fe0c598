import type { Knex } from 'knex';
import { beforeAll, describe, expect, test } from 'vitest';

import type { AdminResource } from '../http/admin/admin-resource.ts';
import type { BaseModel } from '../models/BaseModel.ts';
import { searchExpression } from '../models/search-expressions.ts';
import type { TestApp } from './app.ts';
import type { TestClient } from './client.ts';
import { simpleRest } from './simple-rest.ts';

/** What the suite has to know of a resource besides what the resource declares. */
export interface ResourceExample {
  resource: AdminResource;
  /** Makes one row with its parents; the number is different for each. */
  make(knex: Knex, number: number): Promise<BaseModel>;
  /** A change of two fields or more that an update takes. */
  change?: Record<string, unknown>;
  /** A change that is refused, and the field that says why. */
  refused?: { data: Record<string, unknown>; field: string };
  /** What a create takes; functions of the database make parents. */
  creation?: (knex: Knex) => Promise<Record<string, unknown>>;
  /** Fields that a create takes and no row carries. */
  sentOnly?: readonly string[];
}

/** Where the resources are tried: one application for all of them, and an admin. */
export interface AdminPlace {
  app: TestApp;
  client: TestClient;
}

type Row = Record<string, unknown> & { id: number };

/** Three pages, the last of them not full. */
const rowCount = 8;
const all = { page: 1, perPage: 250 };
const byId = { field: 'id', order: 'ASC' } as const;

/**
 * Proves what is a resource's own, with the real ra-data-simple-rest (docs/product.md 10): its fields, sorts,
 * filters, search, references and writes. How a list's query is read is proved once, in http/list-query.test.ts, and
 * who may call in access.test.ts. Rows of other resources' tests may be there before.
 * @param place asked once the tests run
 */
export function describeAdminResource(
  { resource, make, change, refused, creation, sentOnly = [] }: ResourceExample,
  place: () => AdminPlace,
): void {
  const { name } = resource;

  describe(`/api/admin/${name}`, () => {
    let app: TestApp;
    let client: TestClient;
    let rest: ReturnType<typeof simpleRest>;
    let rows: Row[];

    beforeAll(async () => {
      ({ app, client } = place());
      rest = simpleRest(app.url, client);
      for (let number = 1; number <= rowCount; number += 1) await make(app.knex, number);
      rows = await listAll();
    });

    async function listAll(filter: Record<string, unknown> = {}): Promise<Row[]> {
      const { data } = await rest.getList(name, { pagination: all, sort: byId, filter });
      return data as Row[];
    }

    /** As the database itself sorts: only it knows its collation. */
    async function idsInOrderOf(field: string): Promise<number[]> {
      const { model } = resource;
      const key = String(model.idColumn);
      const column = field === 'id' ? key : model.propertyNameToColumnName(field);
      const found = await app
        .knex(model.tableName)
        .select({ id: key })
        .orderByRaw('?? asc nulls last, ?? asc', [column, key]);
      return found.map(({ id }) => id);
    }

    async function auditOf(id: number) {
      return app
        .knex('audit_log')
        .where({ entity: name, entity_id: String(id) })
        .orderBy('id');
    }

    test('lists pages that hold every row once, with the total; beyond the last, an empty one', async () => {
      const perPage = Math.ceil(rows.length / 3);
      const pages: Row[] = [];
      for (const page of [1, 2, 3, 4]) {
        const answer = await rest.getList(name, { pagination: { page, perPage }, sort: byId, filter: {} });
        expect(answer.total).toBe(rows.length);
        expect(answer.data.length).toBe(Math.max(0, Math.min(perPage, rows.length - pages.length)));
        pages.push(...(answer.data as Row[]));
      }
      expect(pages.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
      expect(rows.length).toBeGreaterThanOrEqual(rowCount);
    });

    test('shows every field of its contract and no secret', () => {
      const fields = [...Object.keys(resource.row.shape), ...(resource.update ? ['version'] : [])];
      for (const row of rows) expect(Object.keys(row).sort()).toEqual(fields.sort());
      for (const secret of resource.model.hiddenProperties)
        expect([...Object.keys(rows[0] ?? {}), ...resource.sortable, ...resource.filterable]).not.toContain(
          secret,
        );
    });

    test('asked for columns, a list carries these alone, as each record has them', async () => {
      const known = await app.knex(resource.model.tableName).columnInfo();
      const columns = Object.keys(resource.row.shape).filter(
        (field) =>
          field === 'id' || (field !== 'version' && resource.model.propertyNameToColumnName(field) in known),
      );
      const ask = async (asked: string[], last: number) => {
        const parts = { columns: asked, sort: ['id', 'DESC'], range: [0, last] };
        const query = Object.entries(parts).map(([part, value]): [string, string] => [
          part,
          JSON.stringify(value),
        ]);
        const answer = await client.get(`/api/admin/${name}?${new URLSearchParams(query).toString()}`);
        return answer.body as Row[];
      };
      for (const row of await ask(columns, 2)) {
        const { data } = await rest.getOne(name, { id: row.id });
        expect(row).toEqual(Object.fromEntries(columns.map((field) => [field, (data as Row)[field]])));
      }
      const all = Object.keys(rows[0] ?? {});
      expect(await ask(all, 0)).toEqual([rows.at(-1)]);
      const [some = 'id'] = all.filter((field) => field !== 'id').slice(-1);
      expect(Object.keys((await ask([some], 0))[0] ?? {}).sort()).toEqual(['id', some].sort());
    });

    test('sorts by each of its sorts both ways', async () => {
      for (const field of [...resource.sortable, 'id']) {
        const sorted = async (order: 'ASC' | 'DESC') =>
          (await rest.getList(name, { pagination: all, sort: { field, order }, filter: {} })).data as Row[];
        const up = await sorted('ASC');
        expect(
          up.map(({ id }) => id),
          field,
        ).toEqual(await idsInOrderOf(field));
        const down = await sorted('DESC');
        const withValue = (list: Row[]) => list.filter((row) => row[field] !== null).map(({ id }) => id);
        expect(withValue(down), field).toEqual(withValue(up).toReversed());
      }
    });

    test('filters by each of its filters, alone and by all together', async () => {
      // Lists are asked for what they hold, not for all of them.
      const fields = [...resource.filterable, 'id'].filter((field) => !Array.isArray(rows[0]?.[field]));
      for (const field of fields) {
        const example = rows.find((row) => row[field] !== null) ?? rows[0];
        const value = example?.[field] ?? null;
        const found = await listAll({ [field]: value });
        expect(
          found.map(({ id }) => id),
          field,
        ).toContain(example?.id);
        expect(
          found.filter((row) => row[field] !== value),
          field,
        ).toEqual([]);
        expect(found.length, field).toBe(rows.filter((row) => row[field] === value).length);
      }
      const last = rows.at(-1) as Row;
      const together = Object.fromEntries(fields.map((field) => [field, last[field]]));
      expect(await listAll(together)).toEqual([last]);
      const lists = fields.filter(
        (field) => last[field] !== null && !field.endsWith('At') && !field.endsWith('Date'),
      );
      expect(await listAll(Object.fromEntries(lists.map((field) => [field, [last[field]]])))).toEqual([last]);
    });

    test('filters times from and to', async () => {
      for (const field of resource.filterable.filter((one) => one.endsWith('At'))) {
        const example = rows.find((row) => row[field] !== null);
        if (!example) continue;
        const at = { [`${field}_gte`]: example[field], [`${field}_lte`]: example[field] };
        expect(
          (await listAll(at)).map(({ id }) => id),
          field,
        ).toContain(example.id);
        const never = { [`${field}_gte`]: '2999-01-01', [`${field}_lte`]: '1999-01-01' };
        expect(await listAll(never), field).toEqual([]);
      }
    });

    test('searches what it says it searches, and nothing is a pattern', async () => {
      if (!resource.searched) {
        await expect(listAll({ q: 'דנה' })).rejects.toMatchObject({ status: 422 });
        return;
      }
      expect(await listAll({ q: 'no-such-word-ש״ם-%_' })).toEqual([]);
      expect((await listAll({ q: '' })).length).toBe(rows.length);
      // Found by the person or card they belong to alone.
      if (searchedColumnNames(resource).length === 0) return;
      const texts = rows.flatMap((row) =>
        Object.entries(row).filter(([field, value]) => typeof value === 'string' && isSearched(field)),
      );
      const [field, value] = texts[0] ?? [];
      if (!field) throw new Error(`No row of ${name} has a text that the search could find.`);
      const part = String(value).slice(1, 12);
      const found = await listAll({ q: part.toUpperCase() });
      expect(
        found
          .map((row) => String(row[field]).toLowerCase())
          .some((text) => text.includes(part.toLowerCase())),
      ).toBe(true);
    });

    function isSearched(field: string): boolean {
      const column = resource.model.propertyNameToColumnName(field);
      return resource.searched ? searchedColumnNames(resource).includes(column) : false;
    }

    test('reads many by id and leaves out what is not there', async () => {
      const ids = rows.slice(0, 3).map(({ id }) => id);
      const { data } = await rest.getMany(name, { ids: [...ids, 987_654_321] });
      expect((data as Row[]).map(({ id }) => id).sort((one, other) => one - other)).toEqual(ids);
    });

    test('reads the rows that belong to another row', async () => {
      for (const target of resource.filterable.filter((field) => field.endsWith('Id'))) {
        const parent = rows.find((row) => row[target] !== null)?.[target];
        if (typeof parent !== 'number') continue;
        const { data, total } = await rest.getManyReference(name, {
          target,
          id: parent,
          pagination: { page: 1, perPage: 50 },
          sort: byId,
          filter: {},
        });
        expect(total).toBe(rows.filter((row) => row[target] === parent).length);
        expect((data as Row[]).every((row) => row[target] === parent)).toBe(true);
      }
    });

    test('reads one as the list shows it; another id answers 404', async () => {
      const [first] = rows;
      expect((await rest.getOne(name, { id: first?.id ?? 0 })).data).toEqual(first);
      expect((await client.get(`/api/admin/${name}/987654321`)).status).toBe(404);
    });

    test(
      resource.update ? 'updates what may be changed, drops the rest, and writes it down' : 'takes no update',
      async () => {
        const row = rows.at(-1) as Row;
        if (!resource.update) {
          await expect(
            rest.update(name, { id: row.id, data: { ...row }, previousData: row }),
          ).rejects.toMatchObject({ status: 405 });
          return;
        }
        const data = {
          ...row,
          ...change,
          id: 987_654,
          createdAt: '1999-01-01T00:00:00Z',
          userId: 987_654,
          nonsense: true,
        };
        const answer = await rest.update(name, { id: row.id, data, previousData: row });
        expect(answer.data).toMatchObject({ ...change, id: row.id, createdAt: row['createdAt'] });
        if ('userId' in row) expect(answer.data).toMatchObject({ userId: row['userId'] });
        const [entry] = (await auditOf(row.id)).slice(-1);
        expect(entry).toMatchObject({ action: 'update', after: expect.objectContaining(change ?? {}) });
        expect(Object.keys(entry.before).sort()).toEqual(Object.keys(entry.after).sort());
      },
    );

    test('an update that changes nothing leaves no trace; of an unknown row it is 404', async () => {
      if (!resource.update) return;
      const row = (await listAll()).at(-2) as Row;
      await rest.update(name, { id: row.id, data: row, previousData: row });
      expect(await auditOf(row.id)).toEqual([]);
      await expect(
        rest.update(name, {
          id: 987_654_321,
          data: { ...change, version: row['version'] },
          previousData: row,
        }),
      ).rejects.toMatchObject({ status: 404 });
    });

    test('a save that was begun before a colleague’s is refused with the row as it is, and undoes nothing', async () => {
      if (!resource.update) return;
      const [field, value] = Object.entries(change ?? {})[0] ?? [];
      if (!field) throw new Error(`The example of ${name} has no change.`);
      const fresh = await make(app.knex, rowCount + 2);
      const read = async () => (await rest.getOne(name, { id: Number(fresh.$id()) })).data as Row;
      const opened = await read();
      const save = (data: Record<string, unknown>) => client.put(`/api/admin/${name}/${opened.id}`, data);
      expect((await save({ [field]: value })).status).toBe(422);
      expect((await save({ [field]: value, version: opened['version'] })).status).toBe(200);
      const saved = await read();
      expect(saved['version']).not.toBe(opened['version']);

      const late = await save({ [field]: opened[field], version: opened['version'] });
      expect(late).toMatchObject({ status: 409, body: { code: 'conflict', present: saved } });
      expect(await read()).toEqual(saved);
      // Whoever has seen it may decide; and who would change nothing, undoes nothing.
      expect((await save({ [field]: saved[field], version: opened['version'] })).status).toBe(200);
      expect((await save({ [field]: opened[field], version: saved['version'] })).status).toBe(200);
      expect((await read())['version']).toBe(opened['version']);
    });

    test('two people who change two fields keep both, once the later one has seen the other', async () => {
      if (!resource.update) return;
      const [first, second] = Object.entries(change ?? {}).map(([field, value]) => ({ [field]: value }));
      if (Object.keys(resource.update.input.shape).length < 2) return;
      if (!first || !second) throw new Error(`The example of ${name} changes less than two fields.`);
      const fresh = await make(app.knex, rowCount + 3);
      const path = `/api/admin/${name}/${String(fresh.$id())}`;
      const { version } = (await client.get(path)).body;
      expect((await client.put(path, { ...first, version })).status).toBe(200);
      const late = await client.put(path, { ...second, version });
      expect(late.status).toBe(409);
      const again = await client.put(path, { ...second, version: late.body.present.version });
      expect(again.body).toMatchObject({ ...first, ...second });
    });

    test('a refused update says why beside its field and changes nothing', async () => {
      if (!refused) return;
      const row = (await listAll()).at(-1) as Row;
      await expect(
        rest.update(name, { id: row.id, data: { ...row, ...refused.data }, previousData: row }),
      ).rejects.toMatchObject({
        status: 422,
        body: { errors: { [refused.field]: expect.stringMatching(/[א-ת]/) } },
      });
      expect((await rest.getOne(name, { id: row.id })).data).toEqual(row);
    });

    test(resource.create ? 'creates, and writes it down' : 'takes no creation', async () => {
      if (!resource.create || !creation) {
        expect(resource.create).toBeUndefined();
        await expect(rest.create(name, { data: rows[0] ?? {} })).rejects.toMatchObject({ status: 405 });
        return;
      }
      const data = await creation(app.knex);
      const created = (await rest.create(name, { data: { ...data, id: 987_654 } })).data as Row;
      const stored = Object.entries(data).filter(([field]) => !sentOnly.includes(field));
      expect(created).toMatchObject(Object.fromEntries(stored));
      expect(created.id).not.toBe(987_654);
      expect(await auditOf(created.id)).toMatchObject([{ action: 'create', before: null }]);
      await expect(rest.create(name, { data: {} })).rejects.toMatchObject({
        status: 422,
        body: { errors: expect.anything() },
      });
    });

    test(resource.remove ? 'deletes, answers the row, and writes it down' : 'takes no deletion', async () => {
      const row = (await listAll())[0] as Row;
      if (!resource.remove) {
        await expect(rest.delete(name, { id: row.id })).rejects.toMatchObject({ status: 405 });
        return;
      }
      const made = await make(app.knex, rowCount + 1);
      const id = Number(made.$id());
      expect((await rest.delete(name, { id })).data).toMatchObject({ id });
      expect(await auditOf(id)).toMatchObject([
        { action: 'delete', after: null, before: expect.objectContaining({ id }) },
      ]);
      await expect(rest.delete(name, { id })).rejects.toMatchObject({ status: 404 });
    });
  });
}

function searchedColumnNames({ searched, model }: AdminResource): string[] {
  const expression = searched ? searchExpression(searched) : '';
  return [...expression.matchAll(new RegExp(`${model.tableName}\\.([a-z0-9_]+)`, 'gu'))].map(
    (match) => match[1] ?? '',
  );
}
