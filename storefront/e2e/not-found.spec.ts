import { expect, test } from '@playwright/test';
import { choose, expectAccessible, looks, overhang } from './visit.ts';

// A look for each form; what they say is read off the server's HTML (routes/shell.test.ts).
const forms = ['/p/nobody-of-this-name', '/no/such/page'];

for (const [at, look] of looks.entries()) {
  const form = forms[at % forms.length] ?? '/';
  test(`${form} has no fault for axe, and nothing hangs over the edge (${look.language})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await choose(context, baseURL, look);
    await page.goto(form);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overhang(page)).toBe(0);
  });
}
