import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Notification } from '../../../models/Notification.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createContactConsent } from '../../../testing/factories/contact-consent.ts';
import { createContactLead } from '../../../testing/factories/contact-lead.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { signedInClient } from '../../../testing/sign-in.ts';

let app: TestApp;
let owner: { id: number };
let client: TestClient;
let card: { id: number };
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await createUser(app.knex);
  card = await createBusinessProfile(app.knex, { userId: owner.id, businessName: 'דנה לוי' });
  client = await signedInClient(app, owner);
});
afterAll(() => app.close());

const add = (row: object = {}) => createContactLead(app.knex, { profileId: card.id, source: 'card', ...row });
const list = async (query = '') => (await client.get(`/api/leads${query}`)).body;
const names = async (query: string) =>
  (await list(query)).leads.map(({ name }: { name: string }) => name) as string[];

test('the list is newest first with card, numbers to call and the proof of consent; all but spam', async () => {
  const first = await add({
    name: 'Ruth O’Neil',
    phone: '+44 20 7946 0018',
    createdAt: '2026-11-01T08:00:00Z',
  });
  const second = await add({ name: 'רותי כהן', phone: '054-555-0123', createdAt: '2026-11-02T08:00:00Z' });
  await add({ name: 'ספאם', status: 'spam' });
  await createContactConsent(app.knex, { leadId: second.id, marketing: true, language: 'he' });
  const body = await list();
  expect(body).toMatchObject({
    total: 2,
    page: 1,
    pages: 1,
    counts: { new: 2, in_progress: 0, won: 0, lost: 0, spam: 1 },
    cards: [{ id: card.id, name: 'דנה לוי' }],
  });
  expect(body.leads.map(({ id }: { id: number }) => id)).toEqual([second.id, first.id]);
  expect(body.leads[0]).toMatchObject({
    card: { id: card.id, name: 'דנה לוי' },
    phone: { text: '054-555-0123', call: '+972545550123', whatsapp: '972545550123' },
    status: 'new',
    notes: null,
    consent: { marketing: true, language: 'he' },
  });
  expect(body.leads[0]).toMatchObject({ isImported: false, timeRequest: null });
  expect(body.leads[1]).toMatchObject({ consent: null, phone: { call: '+442079460018' } });
  expect(await list('?status=spam')).toMatchObject({ total: 1, leads: [{ name: 'ספאם' }] });
  for (const status of ['lost', 'won', 'in_progress']) await add({ name: status, status });
  expect(await list()).toMatchObject({
    total: 5,
    counts: { new: 2, in_progress: 1, won: 1, lost: 1, spam: 1 },
  });
  expect(await list('?status=lost')).toMatchObject({ total: 1, leads: [{ name: 'lost' }] });
});

test('a number that nobody can call is shown as it was written, and no number as none', async () => {
  await add({ name: 'בלי', phone: null, createdAt: '2026-11-02T08:00:00Z' });
  await add({ name: 'מיובאת', phone: 'שלוחה 5', source: 'import', createdAt: '2026-11-01T08:00:00Z' });
  expect((await list()).leads).toMatchObject([
    { name: 'בלי', phone: null },
    { name: 'מיובאת', phone: { text: 'שלוחה 5', call: '', whatsapp: null }, isImported: true },
  ]);
});

test('a number is found however it is written, and name, address, message and note by their parts', async () => {
  await add({ name: 'רותי כהן', phone: '054-555-0123', email: 'ruti@example.test', message: 'דירת 4 חדרים' });
  await add({ name: '50% הנחה', phone: '+972-3-555-0199', email: 'b@example.test', notes: 'לחזור ביום ג׳' });
  for (const q of ['0545550123', '+972 54 555 0123', '54-5550123', 'רותי', 'RUTI@', '4 חדר', '0123'])
    expect([q, await names(`?q=${encodeURIComponent(q)}`)]).toEqual([q, ['רותי כהן']]);
  for (const q of ['03-555', '50%', 'ביום ג׳', '9723555'])
    expect([q, await names(`?q=${encodeURIComponent(q)}`)]).toEqual([q, ['50% הנחה']]);
  for (const q of ['%', '_', '999', '😀', "'; --"]) {
    const found = await names(`?q=${encodeURIComponent(q)}`);
    expect([q, found]).toEqual([q, q === '%' ? ['50% הנחה'] : []]);
  }
  expect((await list(`?q=${encodeURIComponent('0545550123')}`)).counts.new).toBe(1);
  // Three digits look into numbers; two, or digits among words, into texts alone.
  for (const [q, found] of [
    ['455', 1],
    ['45', 0],
    ['דירת 455', 0],
  ] as const)
    expect([q, (await names(`?q=${encodeURIComponent(q)}`)).length]).toEqual([q, found]);
  expect((await client.get('/api/leads?status=gone')).body.errors).toHaveProperty('status');
});

test('no leads, one, and 5,000 in pages that join without a gap', async () => {
  expect(await list()).toMatchObject({ leads: [], total: 0, page: 1, pages: 0 });
  await add({ name: 'היחידה', createdAt: '2026-01-01T00:00:00Z' });
  expect(await list('?page=7')).toMatchObject({ total: 1, page: 1, pages: 1, leads: [{ name: 'היחידה' }] });
  await app.knex.raw(
    `insert into contact_leads (profile_id, name, phone, message, source, status, created_at)
     select ?, 'פונה ' || n, '05' || (40000000 + n), 'הודעה', 'card', case when n % 5 = 0 then 'won' else 'new' end,
       '2026-06-01'::timestamptz + make_interval(mins => n / 3)
     from generate_series(1, 4999) n`,
    [card.id],
  );
  const first = await list();
  expect(first).toMatchObject({ total: 5_000, pages: 200, counts: { new: 4_001, won: 999 } });
  const seen = new Set<number>();
  for (const page of [1, 2, 3, 199, 200])
    for (const { id } of (await list(`?page=${page}`)).leads) seen.add(id);
  expect(seen.size).toBe(125);
  expect((await list('?page=200')).leads.at(-1).name).toBe('היחידה');
  expect((await list('?page=99999')).page).toBe(200);
  expect((await list('?q=0540004999')).total).toBe(1);
  const { text } = await client.get('/api/leads.csv?status=won');
  expect(text.trimEnd().split('\r\n')).toHaveLength(1_000);
});

test('status and notes are changed in place; who handled it and when follows by itself', async () => {
  const lead = await add();
  const change = (body: object) => client.patch(`/api/leads/${lead.id}`, body);
  expect((await change({ status: 'in_progress' })).body).toMatchObject({ status: 'in_progress' });
  const row = () => app.knex('contact_leads').where({ id: lead.id }).first();
  expect(await row()).toMatchObject({ handled_by: owner.id, handled_at: expect.any(Date) });
  // Who handled it, and when, is not said anew by the same status again.
  const earlier = new Date('2026-01-01T00:00:00Z');
  await app.knex('contact_leads').where({ id: lead.id }).update({ handled_at: earlier });
  expect((await change({ status: 'in_progress' })).body.handledAt).toBe(earlier.toISOString());
  const { body } = await change({ notes: '  לחזור\nמחר 😀 \u202E ' });
  expect(body).toMatchObject({ notes: 'לחזור\nמחר 😀', status: 'in_progress' });
  expect(body.handledAt).not.toBeNull();
  expect((await change({ status: 'new' })).body).toMatchObject({ status: 'new', handledAt: null });
  expect(await row()).toMatchObject({ handled_by: null, handled_at: null });
  expect((await change({ status: 'gone' })).status).toBe(422);
  expect((await change({ notes: 'x'.repeat(5_001) })).body.errors.notes).toContain('5000');
  expect((await change({ name: 'אחר', profileId: 1, createdAt: '2020-01-01' })).status).toBe(200);
  expect(await row()).toMatchObject({ name: lead.name, profile_id: card.id });
});

test('a note from a second tab is not written over', async () => {
  const lead = await add();
  const change = (body: object) => client.patch(`/api/leads/${lead.id}`, body);
  // An empty field is no note.
  expect((await change({ notes: 'ראשון', notesBefore: '' })).status).toBe(200);
  const late = await change({ notes: 'שני', notesBefore: '' });
  expect([late.status, Object.keys(late.body.errors)]).toEqual([409, ['notes']]);
  // The same text from both is no conflict.
  expect((await change({ notes: 'ראשון', notesBefore: null })).status).toBe(200);
  expect((await change({ notes: '', notesBefore: 'ראשון' })).body.notes).toBeNull();
  // Whoever names no former note compares none.
  for (const notes of ['שלישי', 'רביעי']) expect((await change({ notes })).status).toBe(200);
});

test('deleting takes the proof and the notice with it, and nothing else', async () => {
  const others = await add({ name: 'אחרת', message: 'שלום לכם' });
  const lead = await add({ name: 'רותי 50%', message: 'דירת_4 \\ חדרים' });
  await createContactConsent(app.knex, { leadId: lead.id });
  const notice = (name: string, message: string) =>
    Notification.query(app.knex).insert({
      userId: owner.id,
      title: `פנייה חדשה מ־${name}`,
      content: `שם ישן: ${message}`,
      type: 'lead',
    });
  await notice('רותי 50%', 'דירת_4 \\ חדרים');
  await notice('רותי 50%', 'דירת 4 חדרים ועוד');
  await notice('אחרת', 'שלום לכם');
  // The same words of another sender, to another owner, and of another kind, are other notices.
  await notice('דנה', 'דירת_4 \\ חדרים');
  const [same] = await Notification.query(app.knex).where({ user_id: owner.id }).orderBy('id').limit(1);
  const { title, content } = same!;
  const stranger = await createUser(app.knex);
  await Notification.query(app.knex).insert({ userId: stranger.id, title, content, type: 'lead' });
  await Notification.query(app.knex).insert({ userId: owner.id, title, content, type: 'card' });
  expect((await client.delete(`/api/leads/${lead.id}`)).status).toBe(204);
  expect((await client.delete(`/api/leads/${lead.id}`)).status).toBe(404);
  expect(await app.knex('contact_consents').where({ lead_id: lead.id })).toEqual([]);
  expect((await list()).leads.map(({ id }: { id: number }) => id)).toEqual([others.id]);
  const left = await Notification.query(app.knex).where({ user_id: owner.id }).orderBy('id');
  expect(left.map((one) => one.content)).toEqual([
    'שם ישן: דירת 4 חדרים ועוד',
    'שם ישן: שלום לכם',
    content,
    content,
  ]);
  expect(await Notification.query(app.knex).where({ user_id: stranger.id }).resultSize()).toBe(1);
});

test('the table is safe in Excel and right in Hebrew', async () => {
  const evil = ['=1+1', '+cmd|calc', '-2+3+cmd', '@SUM(A1)', '\t=1', '＝1+1', ' =HYPERLINK("http://evil")'];
  for (const [index, name] of evil.entries())
    await add({ name: name.padEnd(2), message: evil[index], createdAt: `2026-11-0${index + 1}T08:00:00Z` });
  const plain = await add({
    name: 'גברת "כהן", רותי',
    phone: '+972 54-555-0123',
    message: 'שורה\nועוד "שורה"',
    notes: 'אמרה: כן',
    status: 'won',
    createdAt: '2026-07-01T20:59:00Z',
  });
  await createContactConsent(app.knex, {
    leadId: plain.id,
    marketing: true,
    noticeVersion: '2026-11',
    givenAt: new Date('2026-11-10T09:00:00Z'),
  });
  const refusing = await add({ name: 'בלי דיוור', phone: null, createdAt: '2026-06-01T08:00:00Z' });
  await createContactConsent(app.knex, { leadId: refusing.id, marketing: false, noticeVersion: '2026-11' });
  const raw = await fetch(`${app.url}/api/leads.csv`, { headers: { Cookie: client.cookies.header() } });
  expect(raw.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(decodeURIComponent(raw.headers.get('Content-Disposition') ?? '')).toContain('פניות.csv');
  const bytes = Buffer.from(await raw.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = bytes.toString().slice(1);
  expect(text.split('\r\n')[0]).toMatch(/^תאריך,כרטיס,שם,טלפון,אימייל,הודעה,סטטוס,הערות,הסכמה לדיוור,/u);
  for (const name of evil.map((each) => each.padEnd(2)))
    expect([name, text.includes(`'${name.replaceAll('"', '""')}`)]).toEqual([name, true]);
  expect(text).toContain(`2026-07-01 23:59,דנה לוי,"גברת ""כהן"", רותי",+972 54-555-0123,`);
  expect(text).toContain(`"שורה\nועוד ""שורה""",הפך ללקוח,אמרה: כן,כן,2026-11-10 11:00,2026-11`);
  expect(text).toMatch(/,בלי דיוור,,[^,]+,[^,]+,חדש,,לא,/u);
  const { text: english } = await client.get('/api/leads.csv?q=0123', {
    headers: { 'Accept-Language': 'en' },
  });
  expect(english.split('\r\n')).toHaveLength(3);
  expect(english).toContain('Marketing consent');
});

test('one lead is saved as a contact', async () => {
  const lead = await add({ name: 'רותי; בת שבע כהן', phone: '054-555-0123', message: 'שורה\nEND:VCARD' });
  const { status, headers, text } = await client.get(`/api/leads/${lead.id}/contact.vcf`);
  expect([status, headers.get('Content-Type')]).toEqual([200, 'text/vcard; charset=utf-8']);
  expect(decodeURIComponent(headers.get('Content-Disposition') ?? '')).toContain('רותי; בת שבע כהן.vcf');
  const unfolded = text.replace(/\r\n /gu, '');
  expect(unfolded).toContain('N:כהן;רותי\\; בת שבע;;;');
  expect(unfolded).toContain('+972545550123');
  expect(unfolded.match(/^END:VCARD/gmu)).toHaveLength(1);
  const contact = async (row: object) =>
    (await client.get(`/api/leads/${(await add(row)).id}/contact.vcf`)).text.replace(/\r\n /gu, '');
  const short = await contact({ name: 'רותי', phone: 'שלוחה 5' });
  expect(short).toContain('N:;רותי;;;');
  expect(short).toMatch(/^TEL.*:.*שלוחה 5/mu);
  expect(await contact({ phone: null })).not.toMatch(/^TEL/mu);
});

test("others' leads, those of the sales department and cards of others are as good as missing", async () => {
  const mine = await add({ name: 'שלי' });
  const sales = await createContactLead(app.knex);
  const strangers = [await createUser(app.knex), await createUser(app.knex, { userRole: 'admin' })];
  for (const stranger of strangers) {
    await createPackage(app.knex, { userId: stranger.id });
    await createBusinessProfile(app.knex, { userId: stranger.id });
    const other = await signedInClient(app, stranger);
    for (const id of [mine.id, sales.id, 999_999_999]) {
      expect((await other.patch(`/api/leads/${id}`, { status: 'won' })).status).toBe(404);
      expect((await other.delete(`/api/leads/${id}`)).status).toBe(404);
      expect((await other.get(`/api/leads/${id}/contact.vcf`)).status).toBe(404);
    }
    expect((await other.get(`/api/cards/${card.id}/leads`)).status).toBe(404);
    expect((await other.get(`/api/cards/${card.id}/leads.csv`)).status).toBe(404);
    expect((await other.get('/api/leads')).body).toMatchObject({ leads: [], total: 0 });
    expect((await other.get('/api/leads.csv')).text.trimEnd().split('\r\n')).toHaveLength(1);
  }
  expect((await app.client().get('/api/leads')).status).toBe(401);
  expect((await client.get(`/api/cards/${card.id}/leads`)).body.leads).toMatchObject([{ name: 'שלי' }]);
  const second = await createBusinessProfile(app.knex, { userId: owner.id });
  expect((await client.get(`/api/cards/${second.id}/leads`)).body.leads).toEqual([]);
  const ofSecond = await client.get(`/api/cards/${second.id}/leads.csv`);
  expect(ofSecond.text.trimEnd().split('\r\n')).toHaveLength(1);
  expect(decodeURIComponent(ofSecond.headers.get('Content-Disposition') ?? '')).toContain(
    second.businessName,
  );
});
