import { expect, it } from 'vitest';
import { renderFor } from '../../../testing/render-for.ts';

it.each([
  ['he', 'לעצור את החלפת הכתובת?', 'כן, לעצור'],
  ['en', 'Stop the change of address?', 'Yes, stop it'],
] as const)(
  'a link from a mail stops nothing by being opened: it asks first (%s)',
  async (language, title, send) => {
    const { status, html } = await renderFor('/verify-email?stop=abc', { language });
    expect(status).toBe(200);
    expect(html).toContain(title);
    expect(html).toMatch(new RegExp(`<button[^>]*>${send}</button>`, 'u'));
    expect((await renderFor('/verify-email?token=abc', { language })).html).not.toContain(title);
  },
);
