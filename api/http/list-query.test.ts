import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { maxPageSize } from '../contract/admin/list.schema.ts';
import { AppError } from '../errors.ts';
import { BaseModel } from '../models/BaseModel.ts';
import { User } from '../models/User.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { TestClient } from '../testing/client.ts';
import { createContactLead } from '../testing/factories/contact-lead.ts';
import { signInAs } from '../testing/sign-in.ts';
import { readListQuery, type ListRules } from './list-query.ts';

// One reader parses the queries of all lists of the back office (docs/product.md 10), so it is tested once; what each
// list allows is tested in admin-resources.test.ts.
const refused: [string, string][] = [
  ['sort', '["password","ASC"]'],
  ['sort', '["id; drop table users","ASC"]'],
  ['sort', '["id","SIDEWAYS"]'],
  ['sort', '["id"]'],
  ['sort', 'nonsense'],
  ['filter', '{"password":"x"}'],
  ['filter', '{"constructor":1}'],
  ['filter', '{"id":"abc"}'],
  ['filter', '{"id":""}'],
  ['filter', '[1]'],
  ['filter', '{"id":{"$gt":0}}'],
  ['filter', '{"id":[1,"abc"]}'],
  ['filter', '{"userRole":"king"}'],
  ['filter', '{"userRole_gte":"user"}'],
  ['filter', '{"isEmailVerified":"perhaps"}'],
  ['filter', '{"createdAt_gte":"yesterday"}'],
  ['filter', '{"createdAt":["2026-11-01"]}'],
  ['filter', '{"q":7}'],
  ['filter', `{"q":"${'x'.repeat(201)}"}`],
  ['range', '[5,1]'],
  ['range', '[-1,5]'],
  ['range', '["a","b"]'],
  ['range', '[0.5,1]'],
  ['range', '[0'],
  ['columns', '["password"]'],
  ['columns', '["id","constructor"]'],
  ['columns', '["createdAt\\" from users --"]'],
  ['columns', '[]'],
  ['columns', '"id"'],
];

describe('through HTTP', () => {
  let app: TestApp;
  let client: TestClient;
  beforeAll(async () => {
    app = await startTestApp();
    ({ client } = await signInAs(app, 'admin'));
  });
  afterAll(() => app.close());

  test.each(refused)('refuses %s=%s beside its part of the query', async (part, text) => {
    const answer = await client.get(`/api/admin/users?${part}=${encodeURIComponent(text)}`);
    expect([400, 422]).toContain(answer.status);
    expect(answer.body.code).toMatch(/malformed_request|validation_failed/);
    const [named = ''] = Object.keys(answer.body.errors);
    expect(named.split('.')[0]).toBe(part);
  });

  test('a time is found by its moment, to the millisecond, and by its day in Jerusalem', async () => {
    // Half past midnight in Jerusalem: still the day before in Greenwich.
    const moment = '2026-11-02T22:30:00.123Z';
    const lead = await createContactLead(app.knex);
    // The database stores microseconds, which JSON does not show.
    await app
      .knex('contact_leads')
      .where('id', lead.id)
      .update({ created_at: '2026-11-02T22:30:00.123789Z' });
    const find = async (filter: object) => {
      const query = encodeURIComponent(JSON.stringify(filter));
      const answer = await client.get(`/api/admin/contact-leads?filter=${query}`);
      expect(answer.status).toBe(200);
      return (answer.body as { id: number }[]).map(({ id }) => id);
    };
    for (const filter of [
      { createdAt: moment },
      { createdAt_gte: moment, createdAt_lte: moment },
      { createdAt: '2026-11-03' },
      { createdAt_gte: '2026-11-03', createdAt_lte: '2026-11-03' },
    ])
      expect(await find(filter), JSON.stringify(filter)).toEqual([lead.id]);
    for (const filter of [
      { createdAt: '2026-11-02T22:30:00.124Z' },
      { createdAt_gte: '2026-11-02T22:30:00.124Z' },
      { createdAt_lte: '2026-11-02T22:30:00.122Z' },
      { createdAt: '2026-11-02' },
      { createdAt_lte: '2026-11-02' },
    ])
      expect(await find(filter), JSON.stringify(filter)).not.toContain(lead.id);
  });
});

describe('read against what a list allows', () => {
  const rules: ListRules = {
    model: User as typeof BaseModel,
    row: z.object({
      id: z.int(),
      name: z.string(),
      amount: z.number().nullable(),
      isOpen: z.boolean().default(false),
      state: z.enum(['new', 'won']).nullable(),
      createdAt: z.iso.datetime(),
      secret: z.string(),
    }),
    sortable: ['name', 'createdAt'],
    filterable: ['name', 'amount', 'isOpen', 'state', 'createdAt'],
    named: {
      lately: { yes: 'users.created_at > now()', no: 'users.created_at is null' },
      joinedBy: (day) => `users.created_at < date '${day}'`,
    },
    defaultSort: ['createdAt', 'DESC'],
  };
  const read = (query: Record<string, unknown>) =>
    readListQuery(
      Object.fromEntries(Object.entries(query).map(([part, value]) => [part, JSON.stringify(value)])),
      rules,
    );
  const conditionsOf = (filter: object) => read({ filter }).conditions;
  const fieldsOf = (query: Record<string, unknown>) => {
    try {
      read(query);
    } catch (error) {
      return error instanceof AppError ? Object.keys(error.fields ?? {}) : error;
    }
    return null;
  };

  test('nothing asked is the first page in the list’s own order', () => {
    expect(readListQuery({}, rules)).toEqual({
      sort: { field: 'createdAt', order: 'DESC' },
      range: { first: 0, last: 24 },
      conditions: [],
      named: [],
    });
  });

  test('sorts and filters by what is allowed and by the id, by nothing else', () => {
    for (const field of ['id', 'name', 'createdAt'])
      expect(read({ sort: [field, 'ASC'] }).sort).toEqual({ field, order: 'ASC' });
    for (const field of ['secret', 'amount', 'constructor', '__proto__', 'name; --'])
      expect(fieldsOf({ sort: [field, 'ASC'] })).toEqual(['sort']);
    for (const field of ['secret', 'constructor', 'toString', 'name_gte', 'isOpen_lte', 'lately_gte'])
      expect(fieldsOf({ filter: { [field]: 'x' } })).toEqual([`filter.${field}`]);
  });

  test('what comes as text from an address is a number or a yes and no where the field is one', () => {
    expect(conditionsOf({ id: '7', amount: '1.5', isOpen: 'true' })).toEqual([
      { field: 'id', comparison: '=', value: 7 },
      { field: 'amount', comparison: '=', value: 1.5 },
      { field: 'isOpen', comparison: '=', value: true },
    ]);
    expect(conditionsOf({ isOpen: 'false', name: 7 })).toEqual([
      { field: 'isOpen', comparison: '=', value: false },
      { field: 'name', comparison: '=', value: '7' },
    ]);
  });

  test('a condition over several columns is made of a day, and of nothing that is none', () => {
    expect(read({ filter: { joinedBy: '2026-11-03' } }).named).toEqual([
      `users.created_at < date '2026-11-03'`,
    ]);
    for (const joinedBy of [`2026-11-03' or true --`, '2026-02-30', '', null, ['2026-11-03'], 5])
      expect(fieldsOf({ filter: { joinedBy } })).toEqual(['filter.joinedBy']);
  });

  test('null, one of several, from and to', () => {
    expect(conditionsOf({ state: null, name: ['a', 'b'], amount_gte: 3, amount_lte: '9' })).toEqual([
      { field: 'state', comparison: 'null', value: null },
      { field: 'name', comparison: 'in', value: ['a', 'b'] },
      { field: 'amount', comparison: '>=', value: 3 },
      { field: 'amount', comparison: '<=', value: 9 },
    ]);
    expect(conditionsOf({ createdAt: '2026-11-03', createdAt_lte: '2026-11-03T10:00:00Z' })).toEqual([
      { field: 'createdAt', comparison: '=', value: '2026-11-03', span: 'day' },
      { field: 'createdAt', comparison: '<=', value: '2026-11-03T10:00:00Z', span: 'millisecond' },
    ]);
    expect(fieldsOf({ filter: { name: Array.from({ length: maxPageSize + 1 }, () => 'a') } })).toEqual([
      'filter.name',
    ]);
  });

  test('a named filter is one of its conditions, and no other text', () => {
    expect(read({ filter: { lately: 'yes' } }).named).toEqual(['users.created_at > now()']);
    for (const value of ['perhaps', 'constructor', null, 1, ['yes']])
      expect(fieldsOf({ filter: { lately: value } })).toEqual(['filter.lately']);
  });

  test('a search where nothing is searched is refused, an empty one is none', () => {
    expect(fieldsOf({ filter: { q: 'דנה' } })).toEqual(['filter.q']);
    for (const q of ['', null]) expect(read({ filter: { q } }).search).toBeUndefined();
    const searched = { ...rules, searched: 'users' as const };
    expect(readListQuery({ filter: '{"q":" דנה "}' }, searched).search).toBe('דנה');
  });

  test('rows named by their ids have no pages; a page is never longer than the longest', () => {
    expect(read({ filter: { id: [1, 2] } })).not.toHaveProperty('range');
    expect(read({ filter: { id: [1, 2] }, range: [0, 9] }).range).toEqual({ first: 0, last: 9 });
    expect(read({ range: [10, 1_000_000] }).range).toEqual({ first: 10, last: 10 + maxPageSize - 1 });
  });
});
