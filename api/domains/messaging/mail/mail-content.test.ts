import { expect, test } from 'vitest';
import type { MailLogEntry } from '../../../models/MailLogEntry.ts';
import { plainWords, say, type MailContent } from './mail-content.ts';
import { secretLinksOf, withoutPassing } from './mail-secrets.ts';
import type { MailSite } from './mail-site.ts';

test('a value in a sentence is one line of a hundred and twenty letters, and can turn nothing around', () => {
  expect(plainWords(say`שלום ${'Dana\r\nBcc: x \u202E'}, ${3}!`)).toBe('שלום Dana Bcc: x, 3!');
  const letters = (count: number) => plainWords(say`${'😀'.repeat(count)}`);
  expect(letters(120)).toBe('😀'.repeat(120));
  expect([...letters(121)]).toEqual([...Array<string>(119).fill('😀'), '…']);
  expect(plainWords(say`בלי`)).toBe('בלי');
});

test('secrets of a mail are the links to pages of ours with a query, and go when it has left', () => {
  const button = (to: string) => ({ kind: 'button' as const, label: 'x', to });
  const content = {
    blocks: [
      button('/reset-password?token=abc'),
      button('/reset-password?token=abc'),
      button('/dashboard'),
      button('https://elsewhere.example/?a=b'),
      { kind: 'paragraph', words: say`x` },
    ],
    letter: { off: { label: 'x', to: '/weekly-letter?off=1', post: '/api/weekly-letter?token=1' } },
  } as unknown as MailContent;
  const site = { PUBLIC_URL: 'https://bikur.example' } as MailSite;
  const links = secretLinksOf(content, site);
  expect(links).toEqual([
    'https://bikur.example/reset-password?token=abc',
    'https://bikur.example/weekly-letter?off=1',
    'https://bikur.example/api/weekly-letter?token=1',
  ]);
  expect(secretLinksOf({ ...content, letter: undefined } as unknown as MailContent, site)).toHaveLength(1);
  const mail = {
    textBody: `כאן: ${links[0]}`,
    htmlBody: `<a href="${links[0]}">כאן</a>`,
    secretLinks: links,
    isFleeting: false,
    toAddress: 'dana@example.test',
    attachments: [{}],
    offLink: links[2],
  } as unknown as MailLogEntry;
  const left = withoutPassing(mail);
  expect(JSON.stringify(left)).not.toMatch(/abc|off=1|token=1/u);
  expect(left).toMatchObject({ attachments: [], offLink: null });
  expect(left).not.toHaveProperty('toAddress');
  expect(withoutPassing({ ...mail, isFleeting: true } as MailLogEntry)).toMatchObject({ toAddress: '***' });
});
