import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { signIn } from './sign-in.ts';
import { visit } from './visit.ts';

test('a receipt is saved as a PDF from the wallet, in the language of the page', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'owner@bikur.example');
  for (const [language, receipts, link, title] of [
    ['he', 'קבלות', 'הורדת המסמך', 'קבלה'],
    ['en', 'Receipts', 'Download the document', 'Receipt'],
  ] as const) {
    await page.context().addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }]);
    await visit(page, '/wallet');
    const receipt = page.getByRole('region', { name: receipts }).locator('details').first();
    await receipt.locator('summary').click();
    const [number = ''] = /R\d{6}/u.exec((await receipt.textContent()) ?? '') ?? [];
    const saving = page.waitForEvent('download');
    await receipt.getByRole('link', { name: link }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe(`${title} ${number}.pdf`);
    const document = await getDocumentProxy(new Uint8Array(await readFile(await file.path())));
    const { text } = await extractText(document, { mergePages: true });
    expect(text).toContain(`${title}\n${number}`);
    expect(text).toContain('owner@bikur.example');
  }
});
