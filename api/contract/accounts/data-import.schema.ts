import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';

/** Name and version of the format inside an export. */
export const exportFormat = 'bikur-export';
export const exportVersion = 1;

/** Limits of an imported file; an export of ours always fits. */
export const importLimits = {
  bytes: 320 * 1_024 * 1_024,
  unpackedBytes: 400 * 1_024 * 1_024,
  tableBytes: 32 * 1_024 * 1_024,
  entries: 5_000,
} as const;

/**
 * `already`: the account holds the very same. `later`: there was no time; importing the same file again goes on where
 * it stopped.
 */
const importOutcomes = ['added', 'already', 'skipped', 'later'] as const;

const importedItem = z.object({
  name: z.string(),
  outcome: z.enum(importOutcomes),
  /** Why nothing was added, in the user's language. */
  reason: z.string().nullable(),
  /** Parts that could not be imported, and why; `field` as the contract names it. */
  faults: z.array(z.object({ field: z.string(), text: z.string() })),
  cardId: z.int().positive().nullable(),
});
export type ImportedItem = z.infer<typeof importedItem>;
export type ImportIssue = ImportedItem['faults'][number];

/** The leads of the file's cards that are in the account now; nobody is notified of them. */
const importedLeads = z.object({
  added: z.int().min(0),
  already: z.int().min(0),
  /** Not readable, or of a card that the account hasn't got from this file. */
  skipped: z.int().min(0),
});
export type ImportedLeads = z.infer<typeof importedLeads>;

const dataImport = z.object({
  cards: z.array(importedItem),
  addresses: z.array(importedItem),
  leads: importedLeads,
});
export type DataImport = z.infer<typeof dataImport>;

export const importDataSchemas = {
  summary: 'Adds the cards, pictures, leads and addresses of a file of my data; the body is the zip itself',
  tag: 'Account',
  reply: dataImport,
  bodyLimit: importLimits.bytes,
} satisfies EndpointSchemas;
