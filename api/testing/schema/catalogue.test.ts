import { expect, test } from 'vitest';
import { createTestDatabase } from '../database.ts';
import { readCatalogue } from './read-catalogue.ts';

test('the migrations make exactly the schema that is written down', async () => {
  const { knex, destroy } = await createTestDatabase();
  try {
    await expect(await readCatalogue(knex)).toMatchFileSnapshot('catalogue.txt');
  } finally {
    await destroy();
  }
});
