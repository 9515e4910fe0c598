import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeRow } from '../../../testing/change-row.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createContactLead } from '../../../testing/factories/contact-lead.ts';
import { signInAs } from '../../../testing/sign-in.ts';

let app: TestApp;
let admin: TestClient;
let adminId: number;
beforeAll(async () => {
  app = await startTestApp();
  const { client, user } = await signInAs(app, 'admin');
  [admin, adminId] = [client, user.id];
});
afterAll(() => app.close());

const change = (id: number, data: Record<string, unknown>) =>
  changeRow(admin, `/api/admin/contact-leads/${id}`, data);

test('who handles a lead, and since when, follows its status by itself', async () => {
  const { id } = await createContactLead(app.knex);
  const won = (await change(id, { status: 'won', handledBy: 1, handledAt: '2001-01-01T00:00:00.000Z' })).body;
  expect(won).toMatchObject({ status: 'won', handledBy: adminId });
  expect(Date.now() - new Date(won.handledAt).getTime()).toBeLessThan(60_000);
  const planned = (await change(id, { followUpOn: '2150-01-01' })).body;
  expect(planned).toMatchObject({ handledAt: won.handledAt, followUpOn: '2150-01-01' });
  expect((await change(id, { status: 'new' })).body).toMatchObject({ handledBy: null, handledAt: null });
});

test('a phone number is found however it was typed and is stored', async () => {
  const forms = ['0545550117', '+972545550117', '054-555-0117', '+972 54 555 01 17', '(054) 5550117'];
  const made = [];
  for (const phone of forms) made.push(await createContactLead(app.knex, { phone }));
  // Its number differs, and the digits that would make it the same one stand in the address behind it.
  const other = await createContactLead(app.knex, { phone: '054-555-0118', email: 'lead17@example.test' });
  for (const q of forms) {
    const answer = await admin.get(
      `/api/admin/contact-leads?range=[0,24]&filter=${encodeURIComponent(JSON.stringify({ q }))}`,
    );
    const ids = (answer.body as { id: number }[]).map(({ id }) => id);
    expect(ids.toSorted(), q).toEqual(made.map(({ id }) => id).toSorted());
    expect(ids).not.toContain(other.id);
  }
});
