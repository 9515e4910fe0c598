import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../../../lib/repository.ts';
import { supportHours } from '../../../contract/support/messages.ts';

test('hours of answering are said with what 24/7 stands for (docs/product.md 11.5)', () => {
  expect(supportHours.he).toMatch(/^אפשר לכתוב 24\/7; אנחנו עונים בימים א׳–ה׳, 9:00–18:00/);
  expect(supportHours.en).toMatch(/^Write 24\/7; we answer Sunday to Thursday, 9:00–18:00/);
});

test('no text of the product says hours of ours in words of its own', () => {
  const found = ['storefront/features', 'backoffice', 'api/domains', 'api/contract'].flatMap((folder) =>
    readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?:\.(?:he|en)|messages)\.ts$/.test(file))
      .map((file) => join(folder, file).replaceAll('\\', '/'))
      .filter((file) => /9:00.{1,3}18:00/.test(readFileSync(join(repository, file), 'utf8'))),
  );
  expect(found).toEqual(['api/contract/support/messages.ts']);
});
