import { wallClock } from '../../contract/base/israel-clock.ts';
import { judgeLedger } from '../judge-ledger.ts';
import { readBooks } from '../../scripts/books/read-books.ts';
import { compareDocuments } from './judge/printed-documents.ts';
import { comparePages } from './judge/seen-on-pages.ts';
import { compareMailedDocuments, compareMails } from './judge/told-by-mail.ts';
import { liveThrough, type Lived } from './live-through.ts';
import { planHistory, type HistorySize } from './plan.ts';
import { stepKinds, stepWeights } from './steps/index.ts';
import { HistoryWorld, nameOf, type HistoryFinding } from './world.ts';

export interface HistoryReport {
  lived: Lived;
  people: number;
  killed: number;
  fates: Record<string, number>;
  /** Rows of the books at the end. */
  counts: Record<string, number>;
  /** Figures on pages, in mails and in printed documents that were compared with the books. */
  compared: { pages: number; mails: number; documents: number };
  findings: HistoryFinding[];
}

interface HistoryOptions extends HistorySize {
  /** Migrated, and nobody else's. */
  databaseUrl: string;
  workers: number;
  /** How many documents are drawn and read back. */
  documents: number;
  tell?: (words: string) => void;
}

export interface LivedHistory {
  world: HistoryWorld;
  lived: Lived;
  /** Judges it as it stands now. */
  judge(): Promise<HistoryReport>;
  close(): Promise<void>;
}

/** Two Februaries, one of them leap, and four changes of the clock lie in the 24 months after it. */
const start = new Date('2027-01-31T02:00:00Z');

/**
 * Lives through a history, to be judged: by the rules of the books, by whoever reads the ledger, and by comparing with
 * the books everything that people see. The caller closes it.
 */
export async function liveHistory(options: HistoryOptions): Promise<LivedHistory> {
  const { databaseUrl, workers, seed, documents, tell } = options;
  const plan = planHistory(options, stepWeights);
  const world = await HistoryWorld.open({ databaseUrl, start, seed, workers });
  const onTheWay: HistoryFinding[] = [];
  const compared = { pages: 0, mails: 0, documents: 0 };
  let lastMail = 0;
  const look = async () => {
    const looked = await compareMails(world.knex, lastMail);
    lastMail = looked.last;
    compared.mails += looked.compared;
    for (const found of [...looked.differences, ...world.faults.splice(0)]) {
      onTheWay.push(found);
      tell?.(`! ${found.person}: ${found.place}: ${found.what}`);
    }
  };
  try {
    const from = wallClock(start).date;
    const lived = await liveThrough({ world, plan, kinds: stepKinds, from, look, ...(tell && { tell }) });
    const judge = async (): Promise<HistoryReport> => {
      await look();
      const findings = [
        ...onTheWay,
        ...(await judgeBooks(world)),
        ...(await compareMailedDocuments(world.knex)),
      ];
      for (const person of world.people.values()) {
        if (person.isClosed) continue;
        const viewer = { userId: person.user.id, name: nameOf(person), client: person.client };
        const pages = await comparePages(world.knex, viewer, world.now);
        compared.pages += pages.compared;
        findings.push(...pages.differences);
      }
      const printed = await compareDocuments(world, documents);
      compared.documents = printed.compared;
      findings.push(...printed.differences);
      findings.push(...(await findStuck(world)));
      for (const error of world.crew.errors.filter((line) => !alarms.test(line)))
        findings.push({ person: 'nobody', place: 'a worker', what: error });
      return {
        lived,
        people: world.people.size,
        killed: world.crew.killed,
        fates: world.post.fates,
        counts: await countRows(world),
        compared,
        findings,
      };
    };
    return { world, lived, judge, close: () => world.close() };
  } catch (error) {
    await world.close();
    throw error;
  }
}

async function judgeBooks({ knex, now }: HistoryWorld): Promise<HistoryFinding[]> {
  const broken = await readBooks(knex, { now });
  const unsound = await judgeLedger(knex, now);
  return [
    ...broken.map(({ rule, finding }) => ({ person: 'nobody', place: `books, ${rule}`, what: finding })),
    ...unsound.map((what) => ({ person: 'nobody', place: 'ledger', what })),
  ];
}

/**
 * Errors that are in order, because people have to know: a dispute, one whose charge isn't told of yet, and a charge
 * that the provider made by itself.
 */
const alarms =
  /"msg":"(a payment is disputed|the provider’s statement differs[^"]*)"|a charge that is not known is disputed/u;

/** What waits for staff although nothing in a history gives it a reason to. */
async function findStuck({ knex }: HistoryWorld): Promise<HistoryFinding[]> {
  const documents = await knex('tax_documents').where({ status: 'failed' }).orderBy('id');
  const events = await knex('provider_events').where({ status: 'parked' }).orderBy('id');
  return [
    ...documents.map(({ id, kind, failure }) => ({
      person: 'nobody',
      place: `tax document ${id}`,
      what: `its ${kind} was given up: ${failure}`,
    })),
    ...events.map(({ id, hint }) => ({
      person: 'nobody',
      place: `callback ${id}`,
      what: `its ${hint} was given up`,
    })),
  ];
}

async function countRows({ knex }: HistoryWorld): Promise<Record<string, number>> {
  const { rows } = await knex.raw<{ rows: { what: string; count: number }[] }>(
    `select 'attempt ' || kind || ' ' || status as what, count(*)::integer from payment_attempts group by 1
     union all select 'package ' || status, count(*)::integer from packages group by 1
     union all select 'order ' || status, count(*)::integer from physical_card_orders group by 1
     union all select 'document ' || kind, count(*)::integer from receipts group by 1
     union all select 'dispute ' || status, count(*)::integer from disputes group by 1
     union all select 'mail ' || template, count(*)::integer from mail_log group by 1
     union all select 'tax document ' || status, count(*)::integer from tax_documents group by 1
     union all select 'coupon use ' || status, count(*)::integer from coupon_redemptions group by 1
     union all select 'account closed', count(*)::integer from mail_log where template = 'account_deleted'
     order by 1`,
  );
  return Object.fromEntries(rows.map(({ what, count }) => [what, count]));
}
