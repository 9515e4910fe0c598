import type { Knex } from 'knex';
import {
  importLimits,
  type DataImport,
  type ImportedItem,
  type ImportedLeads,
} from '../../../contract/accounts/data-import.schema.ts';
import type { Language } from '../../../contract/base/languages.ts';
import { actorOf } from '../../../http/actor-of.ts';
import type { AppContext } from '../../../http/context.ts';
import { describeError } from '../../../http/describe-error.ts';
import { createPlaces } from '../../../http/places.ts';
import { withSpooledBody } from '../../../http/spool-body.ts';
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

const busy = () => importRefusal('busy');
/** Files on their way to the disk, of hundreds of megabytes each; a slow one is ended, and keeps nobody else waiting. */
const coming = createPlaces({ all: Infinity, person: 1, network: 8 }, busy);
/** One import at a time in a process reads its file; others that are here wait for it, a few of them. */
const here = createPlaces({ all: 4, person: 1, network: 2 }, busy);
let turn: Promise<unknown> = Promise.resolve();

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = turn.then(work);
  turn = done.catch(() => undefined);
  return done;
}

/**
 * Imports the cards (as private ones), their pictures and leads and the addresses of a file of data into the account
 * (docs/product.md 5). Statistics, payments, plans, chips, messages, devices and roles in the file are ignored. What the account
 * has already stays as it is, so the same file may be imported again.
 * @returns each item with its result
 * @throws {AppError} `demo_account_protected`; `service_unavailable` while another import of the person runs, or too many
 * of the network's or in all wait; for the file as a whole see `withSpooledBody` and `withArchive`
 */
export async function importData(ctx: AppContext): Promise<DataImport> {
  const actor = actorOf(ctx);
  assertMayManageCredentials(actor);
  const limits = { limit: importLimits.bytes, tooLarge: () => importRefusal('tooLarge') };
  return coming.hold(ctx, () =>
    withSpooledBody(ctx, limits, (body) =>
      here.hold(ctx, () => inTurn(() => importFile(ctx, actor.id, body.parts()))),
    ),
  );
}

async function importFile(
  { deps, req: request, state: { language } }: AppContext,
  userId: number,
  file: AsyncIterable<Buffer>,
): Promise<DataImport> {
  return withArchive(file, async (archive) => {
    const until = performance.now() + patienceMilliseconds;
    const job = { deps, userId, language, archive, taken: new Set<number>() };
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
}
