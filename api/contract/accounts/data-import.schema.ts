import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';

/** What a file of a person's data is called inside, and the form of its tables. */
export const exportFormat = 'bikur-export';
export const exportVersion = 1;

/** What an imported file may hold; a file made here always fits. */
export const importLimits = {
  /** The zip itself. */
  bytes: 320 * 1_024 * 1_024,
  /** All that is unpacked of it. */
  unpackedBytes: 400 * 1_024 * 1_024,
  /** One table. */
  tableBytes: 32 * 1_024 * 1_024,
  entries: 5_000,
} as const;

/** `already`: the account holds the very same. `later`: there was no time; the same file goes on where it stopped. */
const importOutcomes = ['added', 'already', 'skipped', 'later'] as const;

const importedItem = z.object({
  /** The card's name, or the address in one line. */
  name: z.string(),
  outcome: z.enum(importOutcomes),
  /** Why nothing was added, in the person's language. */
  reason: z.string().nullable(),
  /** Parts that could not come along, and why; `field` as the contract names it. */
  faults: z.array(z.object({ field: z.string(), text: z.string() })),
  /** The card here. */
  cardId: z.int().positive().nullable(),
});
export type ImportedItem = z.infer<typeof importedItem>;
export type ImportIssue = ImportedItem['faults'][number];

const dataImport = z.object({ cards: z.array(importedItem), addresses: z.array(importedItem) });
export type DataImport = z.infer<typeof dataImport>;

export const importDataSchemas = {
  summary: 'Adds the cards, pictures and addresses of a file of my data; the body is the zip itself',
  tag: 'Account',
  reply: dataImport,
  bodyLimit: importLimits.bytes,
} satisfies EndpointSchemas;
