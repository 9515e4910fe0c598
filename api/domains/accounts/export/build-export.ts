import { exportFormat, exportVersion } from '../../../contract/accounts/data-import.schema.ts';
import type { Language } from '../../../contract/base/languages.ts';
import type { AppDeps } from '../../../deps.ts';
import { gatherTables } from './gather-tables.ts';
import { readmeOfExport } from './readme-of-export.ts';
import { createZip } from './zip-writer.ts';

/**
 * Writes all data of one user into a zip: tables as JSON, then the files that each domain adds: leads as CSV, each
 * card as a vCard, pictures as JPEG in their full size (docs/product.md 5).
 * @param report is called with the progress in per cent
 */
export async function buildExport(
  { knex: own, reader, storage, clock, env, hooks }: AppDeps,
  { userId, language }: { userId: number; language: Language },
  report: (progress: number) => Promise<void>,
): Promise<Buffer> {
  // In the role that only reads (docs/security.md V1).
  const knex = reader ?? own;
  const now = clock.now();
  const zip = createZip(now);
  zip.add(
    'bikur.json',
    JSON.stringify({ format: exportFormat, version: exportVersion, madeAt: now.toISOString() }),
  );
  for (const [name, tables] of Object.entries(await gatherTables(knex, userId, hooks.accounts.parts)))
    zip.add(name, JSON.stringify(tables, null, 2));
  await report(20);
  const notHere: string[] = [];
  const job = { deps: { knex, storage, clock, env }, userId, language, zip, notHere, report };
  for (const part of hooks.accounts.parts) await part.exportFiles?.(job);
  zip.add('README.txt', readmeOfExport(language, notHere));
  return zip.end();
}
