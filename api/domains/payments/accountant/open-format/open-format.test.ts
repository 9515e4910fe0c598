import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wallClock } from '../../../../contract/base/israel-clock.ts';
import { toMinor } from '../../../../contract/base/money.schema.ts';
import { openAccountedMonths, type AccountedMonths } from '../../../../testing/accounted-months.ts';
import type { TestApp } from '../../../../testing/app.ts';
import type { TestClient } from '../../../../testing/client.ts';
import { readOpenFormat } from '../../../../testing/open-format/read-open-format.ts';
import { signInAs } from '../../../../testing/sign-in.ts';

let world: AccountedMonths;
let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  world = await openAccountedMonths();
  ({ app, admin } = world);
});
afterAll(() => world.close());

describe('the open format', () => {
  const path = (from: string, to: string) => `/api/admin/open-format.zip?from=${from}&to=${to}`;
  async function files(from: string, to: string) {
    const { response, bytes } = await world.download(path(from, to));
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'application/zip']);
    const zip = unzipSync(bytes);
    const names = Object.keys(zip);
    expect(names).toEqual([
      expect.stringMatching(/^OPENFRMT\/51432499\.\d\d\/\d{8}\/INI\.TXT$/u),
      expect.stringMatching(/^OPENFRMT\/51432499\.\d\d\/\d{8}\/BKMVDATA\.TXT$/u),
    ]);
    const [ini = new Uint8Array(), data = new Uint8Array()] = names.map((one) => zip[one]);
    return readOpenFormat(ini, data);
  }

  test('read back by the published layout says what the documents of the month say', async () => {
    const { head, counts, records } = await files('2026-11-01', '2026-11-30');
    expect(head.fields).toMatchObject({
      1002: 14,
      1003: 514_324_995,
      1005: '&OF1.31&',
      1006: 99_999_999,
      1018: app.deps.env.COMPANY_NAME,
      1024: 20_261_101,
      1025: 20_261_130,
      1029: 1,
      1032: 'ILS',
    });
    expect(Object.fromEntries(counts)).toEqual({ B100: 0, B110: 0, C100: 6, D110: 3, D120: 3, M100: 0 });
    const heads = records.filter(({ code }) => code === 'C100').map(({ fields }) => fields);
    const { rows: stored } = await app.knex.raw(
      `select * from receipts where payment_date >= '2026-11-01T00:00+02' and payment_date < '2026-12-01T00:00+02'
      order by series desc, receipt_no`,
    );
    expect(
      heads.map(({ 1203: type, 1204: number, 1221: net, 1222: vat, 1223: gross }) => ({
        type,
        number,
        net,
        vat,
        gross,
      })),
    ).toEqual(
      stored.map((row: Record<'kind' | 'amount' | 'vat_amount' | 'receipt_number', string>) => {
        const sign = row.kind === 'credit' ? -1 : 1;
        const [gross, vat] = [sign * toMinor(row.amount), sign * toMinor(row.vat_amount)];
        const type = row.kind === 'credit' ? 330 : 400;
        return { type, number: row.receipt_number, net: gross - vat, vat, gross };
      }),
    );
    // As the month's report has it.
    expect(heads.reduce((sum, fields) => sum + Number(fields[1223]), 0)).toBe(7_985);
    const [receipt, long] = heads;
    expect(receipt).toMatchObject({
      1205: Number(wallClock(stored[0].created_at).date.replaceAll('-', '')),
      1216: 20_261_101,
      1230: 20_261_101,
      1215: 0,
    });
    expect(long?.[1207]).toBe(`=HYPERLINK("http://evil")${'א'.repeat(25)}`);
    // Of a closed account, by its business name: the signs that the encoding has, and one for what it hasn't.
    expect(heads.filter((fields) => fields[1215] === 514_324_995)).toMatchObject([
      { 1203: 400, 1207: `ג'ירף "הקטן" בע"מ ? ל'ילדים, ושות'`, 1208: 'הרצל 1' },
      { 1203: 330, 1207: `ג'ירף "הקטן" בע"מ ? ל'ילדים, ושות'` },
    ]);
  });

  test('ties payments and lines to their documents, and a credit to its receipt', async () => {
    const { records } = await files('2026-01-01', '2026-12-31');
    const heads = records.filter(({ code }) => code === 'C100').map(({ fields }) => fields);
    expect(heads).toHaveLength(8);
    const byLink = new Map(heads.map((fields) => [fields[1234], fields]));
    expect(byLink.size).toBe(8);
    for (const { code, fields } of records) {
      if (code === 'D120') {
        const owner = byLink.get(fields[1323] ?? '');
        expect([fields[1303], fields[1304], fields[1306], fields[1312], fields[1322]]).toEqual([
          400,
          owner?.[1204],
          3,
          owner?.[1223],
          owner?.[1230],
        ]);
      }
      if (code === 'D110') {
        const owner = byLink.get(fields[1273] ?? '');
        expect([fields[1253], fields[1254], fields[1256], fields[1264]]).toEqual([
          330,
          owner?.[1204],
          400,
          10_000,
        ]);
        expect(heads.map((one) => one[1204])).toContain(fields[1257]);
        expect([fields[1265], fields[1267]]).toEqual([owner?.[1221], owner?.[1221]]);
        expect([1_800, 1_900]).toContain(fields[1268]);
      }
    }
  });

  test('of days without anything is opened and closed', async () => {
    const { records, counts } = await files('2026-08-01', '2026-08-31');
    expect(records.map(({ code }) => code)).toEqual(['A100', 'Z900']);
    expect([...counts.values()].every((count) => count === 0)).toBe(true);
  });

  test.each([
    ['2026-11-30', '2026-11-01'],
    ['2026-01-01', '2027-01-02'],
    ['2026-02-30', '2026-03-01'],
    ['', ''],
  ])('from %s to %s is refused', async (from, to) => {
    expect((await admin.get(path(from, to))).status).toBe(422);
  });

  test('is refused in words without the number of the business, and the page knows', async () => {
    const { env } = app.deps;
    const { COMPANY_NUMBER } = env;
    Object.assign(env, { COMPANY_NUMBER: '51-432499-4' });
    const reply = await admin.get(path('2026-11-01', '2026-11-30'));
    expect([reply.status, reply.body.message]).toEqual([409, expect.stringContaining('COMPANY_NUMBER')]);
    const report = await admin.get('/api/admin/month-report?month=2026-11');
    expect(report.body.hasCompanyNumber).toBe(false);
    Object.assign(env, { COMPANY_NUMBER });
  });

  test('is nothing for a moderator', async () => {
    const { client } = await signInAs(app, 'moderator');
    expect((await client.get(path('2026-11-01', '2026-11-30'))).status).toBe(403);
  });
});
