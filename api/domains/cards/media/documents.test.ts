import { once } from 'node:events';
import { connect } from 'node:net';
import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readDocumentAddress } from '../../../contract/cards/document-address.ts';
import { documentLimits, type DocumentRefusal } from '../../../contract/cards/document-limits.ts';
import { lookApart } from '../../../adapters/pdf/look-apart.ts';
import { lookIntoPdf, type PdfRefusal } from '../../../adapters/pdf/look-into-pdf.ts';
import { documentRefusals } from '../../../contract/cards/messages.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { clientAs, clientOf } from '../../../testing/act-as.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createMedia } from '../../../testing/factories/media.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { bearerHeaders } from '../../../testing/sign-in.ts';
import { makePictureId } from './picture-key.ts';
import { addressOfMedia } from './address-of-media.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function pdf(
  change: (document: PDFDocument) => void | Promise<void> = () => {},
  pages = 2,
): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) document.addPage([595, 842]).drawText(`Page ${page + 1}`);
  await change(document);
  return Buffer.from(await document.save({ addDefaultPage: false }));
}

const upload = (client: TestClient, bytes: Buffer, name = 'תפריט קיץ.pdf') =>
  client.post(`/api/documents?name=${encodeURIComponent(name)}`, undefined, {
    raw: new Uint8Array(bytes),
    contentType: 'application/pdf',
  });

const text = (words: string) => Buffer.from(words);

/** The catalog's action when the file is opened. */
const opens = (action: Record<string, unknown>) => (document: PDFDocument) =>
  document.catalog.set(PDFName.of('OpenAction'), document.context.obj(action as never));

/** A file with one object that nothing refers to, packed so that its text doesn't stand in the file. */
function packed(object: string): Buffer {
  const stream = deflateSync(`5 0 ${object}`);
  const head = `%PDF-1.7
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>> endobj
4 0 obj <</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${stream.length}>> stream
`;
  const tail = '\nendstream endobj\ntrailer <</Root 1 0 R/Size 6>>\nstartxref\n0\n%%EOF\n';
  return Buffer.concat([text(head), stream, text(tail)]);
}

/** The end of an empty archive. */
const zip = Buffer.from('504b0506000000000000000000000000000000000000', 'hex');

describe('a document', () => {
  test('is kept as it is, with a picture of its first page, and read by everybody as PDF and nothing else', async () => {
    const bytes = await pdf();
    const reply = await upload(await clientAs(app, 'user'), bytes);
    expect(reply.status).toBe(201);
    const { file } = reply.body;
    expect(reply.body).toEqual({
      file: expect.stringMatching(/^\/media\/[a-z0-9]{20}-3\d\dx4\d\d\/pdf\/2p-\d+\.pdf$/),
      pages: 2,
      bytes: bytes.length,
    });
    const answer = await fetch(app.url + file);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="????? ???.pdf"; filename*=UTF-8''${encodeURIComponent('תפריט קיץ')}.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy':
        "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    });
    const picture = await fetch(app.url + (readDocumentAddress(file)?.picture ?? ''));
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    for (const other of [
      file.replace('2p-', '3p-'),
      file.replace('.pdf', '.jpg'),
      file.replace('2p-', '../2p-'),
    ])
      expect((await fetch(app.url + other)).status, other).not.toBe(200);
  });

  // docs/security.md C10
  test.each<[string, PdfRefusal | null, () => Promise<Buffer> | Buffer]>([
    ['words and pages', null, () => pdf()],
    [
      'links to pages and people',
      null,
      () => pdf(opens({ S: 'URI', URI: PDFString.of('mailto:a@b.example') })),
    ],
    ['words between the right head and end', 'broken', () => text('%PDF-1.7\nhello\n%%EOF')],
    ['no pages', 'noPages', () => pdf(undefined, 0)],
    ['a password', 'encrypted', () => pdf((document) => void document.encrypt({ userPassword: 'secret' }))],
    ['JavaScript', 'active', () => pdf((document) => document.addJavaScript('x', 'app.alert(1)'))],
    ['a program that it starts', 'active', () => pdf(opens({ S: 'Launch', F: PDFString.of('cmd.exe') }))],
    ['a link that runs', 'active', () => pdf(opens({ S: 'URI', URI: PDFString.of('javascript:alert(1)') }))],
    ['another file', 'active', () => pdf((document) => document.attach(text('MZ'), 'a.exe'))],
    ['JavaScript under an escaped name in a packed object', 'active', () => packed('<</S/#4aavaScript>>')],
  ])('with %s is %s', async (_what, refusal, make) => {
    expect((await lookIntoPdf(await make())).refusal).toBe(refusal);
  });

  test('is looked into by a process that is ended when it takes too much', async () => {
    const bytes = await pdf();
    expect(await lookApart(bytes, { maxMemory: 1 })).toEqual({ refusal: 'broken' });
    expect(await lookApart(bytes, { patience: 1 })).toEqual({ refusal: 'broken' });
    // It knows nothing of our settings: one that Node would stumble over doesn't reach it.
    vi.stubEnv('NODE_OPTIONS', '--no-such-option');
    expect(await lookApart(bytes)).toMatchObject({ refusal: null, pages: 2 });
    vi.unstubAllEnvs();
  });

  const refused: [string, number, DocumentRefusal, () => Buffer | Promise<Buffer>][] = [
    ['nothing', 415, 'empty', () => text('')],
    ['a page named .pdf', 415, 'notPdf', () => text('<!doctype html><script>alert(1)</script>')],
    ['a program', 415, 'notPdf', () => Buffer.concat([text('MZ\x90\0'), Buffer.alloc(2_000)])],
    ['a page first', 415, 'notPdf', async () => Buffer.concat([text('<script>1</script>'), await pdf()])],
    ['an archive last', 415, 'notPdf', async () => Buffer.concat([await pdf(), zip])],
    ['half a PDF', 415, 'notPdf', async () => (await pdf()).subarray(0, 300)],
    ['a program inside', 415, 'active', () => pdf((document) => document.addJavaScript('x', '1'))],
    ['10 MB and a byte', 413, 'tooManyBytes', () => Buffer.alloc(documentLimits.bytes + 1, 0x25)],
  ];
  test('is refused for what it may not be, in words, and leaves nothing', async () => {
    const client = await clientAs(app, 'user');
    const before = await app.knex('media').pluck('storage_key');
    for (const [what, status, reason, make] of refused) {
      const reply = await upload(client, await make());
      expect([what, reply.status, reply.body.message]).toEqual([what, status, documentRefusals[reason].he]);
    }
    expect(await app.knex('media').pluck('storage_key')).toEqual(before);
    expect(await app.knex('discarded_files').pluck('storage_key')).toEqual([]);
  });

  test('of 50 MB is refused before it is sent', async () => {
    const { hostname, port } = new URL(app.url);
    const { Authorization } = await bearerHeaders(app, await createUser(app.knex));
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST /api/documents HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: ${Authorization}\r\nContent-Length: 52428800\r\n\r\n%PDF-1.7`,
    );
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('is for people who are signed in; two at once are both kept', async () => {
    const bytes = await pdf();
    expect((await upload(app.client(), bytes)).body.code).toBe('login_required');
    const client = await clientAs(app, 'user');
    const both = await Promise.all([upload(client, bytes, '/etc/../x.PDF'), upload(client, bytes, '')]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(both.map(({ body }) => body.file)).size).toBe(2);
    const names = await Promise.all(
      both.map(async ({ body }) => (await fetch(app.url + body.file)).headers.get('content-disposition')),
    );
    expect(names).toEqual(['inline; filename="etc .. x.pdf"', 'inline; filename="document.pdf"']);
  });
});

describe('on a card', () => {
  test('is the own alone, as counted; a basic card has one; a takedown closes it', async () => {
    const user = await createUser(app.knex);
    await createPackage(app.knex, { userId: user.id, proCardCount: 1 });
    const card = await createBusinessProfile(app.knex, { userId: user.id, cardType: 'pro' });
    const dana = await clientOf(app, user);
    const save = async (documents: { name: string; file: string }[]) => {
      const { version } = await app.knex('business_profiles').where({ id: card.id }).first();
      return dana.put(`/api/cards/${card.id}`, { version, documents });
    };
    const bytes = await pdf();
    const mine = (await upload(dana, bytes)).body.file as string;
    /** A row like that of an upload. */
    const kept = async (userId: number) => {
      const storageKey = makePictureId(320, 452);
      const facts = { pages: 2, fileName: 'a.pdf', byteSize: 5_000, width: 320, height: 452 };
      return addressOfMedia(
        await createMedia(app.knex, { userId, storageKey, purpose: 'document', ...facts }),
      );
    };
    const [second, theirs] = [await kept(user.id), await kept((await createUser(app.knex)).id)];
    const wrong = await save([
      { name: '', file: mine },
      { name: 'א', file: theirs },
      { name: 'ב', file: mine.replace('2p-', '9p-') },
      { name: 'ג', file: 'https://evil.example/a.pdf' },
    ]);
    expect(wrong.body.errors).toEqual({ 'documents.0.name': 'שדה חובה' });
    const foreign = await save(
      [theirs, mine.replace('2p-', '9p-'), '/media/x'].map((file) => ({ name: 'א', file })),
    );
    expect(Object.keys(foreign.body.errors)).toEqual([
      'documents.0.file',
      'documents.1.file',
      'documents.2.file',
    ]);
    expect(foreign.body.errors['documents.0.file']).toContain('המסמך לא נמצא');

    const documents = [mine, second].map((file, index) => ({ name: `מחירון ${index}`, file }));
    expect((await save(documents)).status).toBe(200);
    const shown = async () =>
      (await fetch(`${app.url}/api/cards/${card.id}`).then((reply) => reply.json())).documents;
    expect(await shown()).toMatchObject([
      { name: 'מחירון 0', href: mine, pages: 2, bytes: bytes.length, picture: { width: expect.any(Number) } },
      { href: second },
    ]);
    await app.knex('business_profiles').where({ id: card.id }).update({ card_type: 'basic' });
    expect(await shown()).toHaveLength(1);
    const more = await save([...documents, { name: 'עוד', file: mine }]);
    expect([more.status, Object.keys(more.body.errors)]).toEqual([422, ['documents']]);

    const reads = async () => (await fetch(app.url + mine)).status;
    expect(await reads()).toBe(200);
    const taken = { profile_id: card.id, user_id: user.id, card_name: 'x', reason: 'fraud' };
    await app.knex('card_takedowns').insert(taken);
    expect(await reads()).toBe(404);
    await app.knex('card_takedowns').update({ lifted_at: new Date() });
    expect(await reads()).toBe(200);
  });
});
