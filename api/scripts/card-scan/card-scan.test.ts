import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sandboxCards } from '../../contract/payments/sandbox-cards.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { findCardNumbers } from './find-card-numbers.ts';
import { scanDatabase } from './scan-database.ts';
import { scanTraffic } from './scan-traffic.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());

describe('a card number', () => {
  test('is found as people and programs write it, within anything', () => {
    for (const { number } of sandboxCards) {
      const digits = number.replaceAll(' ', '');
      for (const text of [
        digits,
        number,
        number.replaceAll(' ', '-'),
        `כרטיס ${number}!`,
        `{"n":${digits}}`,
        `x${digits}y`,
      ])
        expect(findCardNumbers(text), text).toHaveLength(1);
    }
    // American Express, Diners, and the longest and shortest there are.
    for (const text of [
      '3782 822463 10005',
      '378282246310005',
      '30569309025904',
      '4222222222222',
      '6304000000000000000',
    ])
      expect(findCardNumbers(text), text).toHaveLength(1);
  });

  test.each([
    '4580 4580 4580 4581',
    '18446744073709551616',
    '4580 4580 45804 580',
    '9f458045804580458000c0ffee9f4580458045804580',
    '4580458a-4580-4580-4580-458045804580',
    '1795311718963',
    '20261121060200_create_products',
    '0.3000000000000004',
    '0000-0000-0000-0000',
    '972501234567',
  ])('is not %s', (text) => {
    expect(findCardNumbers(text)).toEqual([]);
  });
});

test('in a table it is found in whichever column and schema', async () => {
  const { knex } = database;
  expect((await scanDatabase(knex)).found).toEqual([]);
  const number = '4580458045804580';
  await knex.raw(
    'create table sandbox_psp.planted (plain text, doc jsonb, number bigint, id uuid, seals bytea[], hashes bytea[])',
  );
  await knex('sandbox_psp.planted').insert({
    plain: '4580-4580-4580-4580',
    doc: { deep: [{ er: number }] },
    number,
    id: '45804580-4580-4580-4580-458045804580',
    seals: [Buffer.from('nothing'), Buffer.from(number)],
    hashes: [Buffer.from(`c0ffee${number}c0ffee`, 'hex')],
  });
  const { found } = await scanDatabase(knex);
  expect(found.filter((place) => place.includes('planted'))).toEqual([
    'sandbox_psp.planted.doc: 16 digits, …4580',
    'sandbox_psp.planted.number: 16 digits, …4580',
    'sandbox_psp.planted.plain: 16 digits, …4580',
    'sandbox_psp.planted.seals: 16 digits, …4580',
  ]);
});

test('on the line it may go to the payment page, and nowhere else', () => {
  const entry = (method: string, path: string, body: string, answer = '', url = path) => ({
    request: {
      method,
      url: `http://127.0.0.1${url}`,
      headers: [],
      postData: { text: body },
    },
    response: { headers: [], content: { mimeType: 'application/json', text: answer, encoding: null } },
  });
  const card = 'number=4580+4580+4580+4580';
  const har = JSON.stringify({
    log: {
      entries: [
        entry('POST', '/sandbox-pay/1', card),
        entry('POST', '/api/checkout', card),
        entry('GET', '/checkout', '', '', `/checkout?${card}`),
        entry('GET', '/api/wallet', '', '{"card":"4580458045804580"}'),
        entry('GET', '/payment-demo', '', '4580 4580 4580 4580'),
      ],
    },
  });
  const { found, typed, entries } = scanTraffic(har);
  expect([typed, entries]).toEqual([1, 5]);
  expect(found).toEqual([
    'POST /api/checkout, body: 16 digits, …4580',
    'GET /checkout, address: 16 digits, …4580',
    'GET /api/wallet, answer: 16 digits, …4580',
  ]);
});
