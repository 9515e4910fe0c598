import type { IncomingMessage } from 'node:http';
import type { Knex } from 'knex';
import {
  importLimits,
  type DataImport,
  type ImportedItem,
  type ImportedLeads,
} from '../../../contract/accounts/data-import.schema.ts';
import type { Language } from '../../../contract/base/languages.ts';
import { AppError } from '../../../errors.ts';
import type { Actor } from '../../../http/context.ts';
import { describeError } from '../../../http/describe-error.ts';
import type { AppDeps } from '../../../deps.ts';
import { assertMayManageCredentials } from '../sign-in/accounts.policy.ts';
import { importAddress } from './import-address.ts';
import { itemName } from './item-name.ts';
import { withArchive, type Archive, type ArchiveRow } from './read-archive.ts';
import { importRefusal } from './refuse-import.ts';
import { importMessages } from './messages.ts';

/** Encoding pictures takes seconds each; a user waits for an answer for no longer than this. */
const patienceMilliseconds = 45_000;

/** An import under way, for the code that adds a card of it. */
export interface CardImport {
  deps: Pick<AppDeps, 'knex' | 'storage' | 'clock'>;
  userId: number;
  language: Language;
  archive: Archive;
  taken: Set<number>;
}

/** Adds one card of a file with its pictures, all of it or nothing; registered by the cards' domain. */
export type ImportCard = (job: CardImport, row: ArchiveRow) => Promise<ImportedItem>;

/** Adds the leads of a file to the cards that its cards became; registered by the leads' domain. */
export type ImportLeads = (
  knex: Knex,
  asked: { rows: readonly ArchiveRow[]; cards: ReadonlyMap<number, number>; now: Date },
) => Promise<ImportedLeads>;

/** One import at a time in a process: each may take hundreds of megabytes of the disk. */
let isUnderWay = false;

/**
 * Imports the cards (as private ones), their pictures and leads and the addresses of a file of data into the account
 * (docs/product.md 5). Statistics, payments, plans, chips, messages, devices and roles in the file are ignored. What the account
 * has already stays as it is, so the same file may be imported again.
 * @returns each item with its result
 * @throws {AppError} `demo_account_protected`; `service_unavailable` while another import runs; for the file as a
 * whole see `withArchive`
 */
export async function importData(
  deps: AppDeps,
  { actor, language, request }: { actor: Actor; language: Language; request: IncomingMessage },
): Promise<DataImport> {
  assertMayManageCredentials(actor);
  if (Number(request.headers['content-length'] ?? 0) > importLimits.bytes) throw importRefusal('tooLarge');
  if (isUnderWay) throw importRefusal('busy');
  isUnderWay = true;
  try {
    return await withArchive(chunksOf(request), async (archive) => {
      const until = performance.now() + patienceMilliseconds;
      const job = { deps, userId: actor.id, language, archive, taken: new Set<number>() };
      const result: DataImport = {
        cards: [],
        addresses: [],
        leads: { added: 0, already: 0, skipped: 0 },
      };
      /** Ids of the cards here, by those in the file. */
      const cardIds = new Map<number, number>();
      const each = async (name: unknown, work: () => Promise<ImportedItem>): Promise<ImportedItem> => {
        const item = { name: itemName(name, language), faults: [], cardId: null };
        const isLate = performance.now() > until || request.socket.destroyed;
        if (isLate) return { ...item, outcome: 'later', reason: importMessages.later[language] };
        try {
          return await work();
        } catch (error) {
          deps.log.error({ err: describeError(error) }, 'an item of an import failed');
          return { ...item, outcome: 'skipped', reason: importMessages.failed[language] };
        }
      };
      for (const row of archive.addresses)
        result.addresses.push(await each(row['street'], () => importAddress(deps.knex, job, row)));
      for (const row of archive.cards) {
        const item = await each(row['businessName'], () => deps.hooks.accounts.importCard(job, row));
        result.cards.push(item);
        if (item.cardId !== null && typeof row['id'] === 'number') cardIds.set(row['id'], item.cardId);
      }
      try {
        result.leads = await deps.hooks.accounts.importLeads(deps.knex, {
          rows: archive.leads,
          cards: cardIds,
          now: deps.clock.now(),
        });
      } catch (error) {
        // What was stored above stays, and is told.
        deps.log.error({ err: describeError(error) }, 'the leads of an import failed');
        result.leads.skipped = archive.leads.length;
      }
      return result;
    });
  } finally {
    isUnderWay = false;
    // The rest of the body is discarded, so that the error gets through.
    request.resume();
  }
}

async function* chunksOf(request: IncomingMessage): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) yield chunk as Buffer;
  } catch (error) {
    throw new AppError('malformed_request', { cause: error });
  }
}
