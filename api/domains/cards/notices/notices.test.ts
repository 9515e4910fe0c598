import { parse } from 'parse5';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardLanguages } from '../../../contract/base/card-languages.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';

let app: TestApp;
let id: number;
const name = 'דנה "<b>&" לוי';

beforeAll(async () => {
  app = await startTestApp({ env: { COMPANY_NAME: 'ביקור & Co' } });
  id = (await createBusinessProfile(app.knex, { businessName: name, phone: '054-555-0117' })).id;
});
afterAll(() => app.close());

const get = (path: string) => app.client().get(path, { headers: { Accept: 'text/html' } });
const send = (body: Record<string, string>) =>
  fetch(`${app.url}/api/cards/${id}/report`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Accept: 'text/html,*/*', 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams(body),
  });

describe('the accessibility statement of a card', () => {
  it.each(cardLanguages.toReversed())(
    'names its owner and who answers, in the card’s language: %s',
    async (language) => {
      await BusinessProfile.query(app.knex).findById(id).patch({ language });
      const reply = await get(`/p/${id}/accessibility`);
      expect(reply.status).toBe(200);
      expect(() => parse(reply.text, { onParseError: ({ code }) => expect(code).toBe('') })).not.toThrow();
      expect(reply.text).toContain(`<html lang="${language}"`);
      expect(reply.text).toContain('<bdi>דנה &quot;&lt;b&gt;&amp;&quot; לוי</bdi>');
      for (const part of ['5568', 'tel:+972545550117', 'mailto:info@bikur.example', `href="/p/`])
        expect(reply.text).toContain(part);
      expect(reply.headers.get('Content-Security-Policy')).toMatch(/style-src 'self' 'nonce-/u);
      // A cache between keeps for nobody what was made for another visitor's cookies.
      expect([reply.headers.get('Vary'), reply.headers.get('Cache-Control')]).toEqual([
        expect.stringContaining('Cookie'),
        'no-cache',
      ]);
    },
  );

  it('is there only where the card is', async () => {
    const hidden = await createBusinessProfile(app.knex, { isPublic: false });
    for (const file of ['accessibility', 'report'])
      for (const card of [hidden.id, 999_999]) expect((await get(`/p/${card}/${file}`)).status).toBe(404);
  });
});

describe('reporting a card by a plain form', () => {
  it('leads to a page that thanks for it', async () => {
    const page = await get(`/p/${id}/report`);
    expect(page.text).toContain(`action="/api/cards/${id}/report"`);
    const reply = await send({ reason: 'fraud', details: '', email: '', website: '' });
    expect([reply.status, reply.headers.get('Location')]).toEqual([303, `/p/${id}/report?sent=1`]);
    expect((await get(`/p/${id}/report?sent=1`)).text).toContain('הדיווח התקבל');
    const [row] = (await app.knex('card_reports').where('profile_id', id)) as { reason: string }[];
    expect(row).toMatchObject({ reason: 'fraud', details: null, email: null, card_name: name });
  });
});
