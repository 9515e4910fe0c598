import type { Knex } from 'knex';
import type { WrittenHeads } from './audit-heads.ts';
import { hashEntries, hashSeal, type HashedEntry } from './hash-entries.ts';

/** The newest seal, as it is written down outside the database. */
export interface ChainHead {
  number: number;
  /** Hex. */
  hash: string;
}

export interface ChainReading {
  entries: number;
  seals: number;
  /** Entries that wait for their seal. */
  unsealed: number;
  head: ChainHead | null;
  /** What is wrong, named by row and seal; English, as errors are. Empty: the log is as it was written. */
  findings: string[];
}

interface SealRow {
  number: number;
  hash: Buffer;
  /** Of lists of bigint the driver makes texts. */
  entry_ids: string[];
  entry_actors: (string | null)[];
  entry_hashes: Buffer[];
  sealed_at: Date;
}

interface Reading {
  findings: string[];
  entries: number;
  seals: number;
  /** Hashes of the seals whose numbers the heads name. */
  found: Map<number, string>;
  head: ChainHead | null;
}

const sealsAtOnce = 20;
const mostFindings = 200;

/**
 * Reads the whole audit log by its seals, at one moment, and names what was changed, is missing, has changed places or
 * was put in (docs/security.md V2).
 * @param written what was written down outside the database: a chain that ends before a head, or has another seal there,
 *   is named
 */
export function verifyChain(
  knex: Knex,
  written: WrittenHeads = { heads: [], findings: [] },
): Promise<ChainReading> {
  const { heads } = written;
  return knex.transaction(
    async (trx) => {
      const reading: Reading = { findings: [], entries: 0, seals: 0, found: new Map(), head: null };
      await readSeals(trx, reading, new Set(heads.map(({ number }) => number)));
      const { findings, found, head } = reading;
      for (const { number, hash } of heads)
        if (!found.has(number))
          findings.push(`seal ${number} is missing: it was written down outside the database`);
        else if (found.get(number) !== hash)
          findings.push(`seal ${number} is another than was written down outside the database`);
      findings.push(...written.findings, ...(await findUnsealed(trx)));
      const [waiting] = await trx('audit_unsealed').count({ count: '*' });
      if (findings.length > mostFindings)
        findings.splice(mostFindings, Infinity, `and ${findings.length - mostFindings} more`);
      return {
        entries: reading.entries,
        seals: reading.seals,
        unsealed: Number(waiting?.['count']),
        head,
        findings,
      };
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  );
}

async function readSeals(trx: Knex, reading: Reading, wanted: ReadonlySet<number>): Promise<void> {
  let [number, before] = [0, ''];
  for (;;) {
    const seals: SealRow[] = await trx<SealRow>('audit_seals')
      .where('number', '>', number)
      .orderBy('number')
      .limit(sealsAtOnce);
    if (seals.length === 0) return;
    const ids = seals.flatMap((seal) => seal.entry_ids.map(Number));
    const rows = new Map((await hashEntries(trx, ids)).map((row) => [row.id, row]));
    for (const seal of seals) {
      if (seal.number !== number + 1)
        reading.findings.push(
          seal.number === number + 2
            ? `seal ${number + 1} is missing`
            : `seals ${number + 1} to ${seal.number - 1} are missing`,
        );
      const hash = seal.hash.toString('hex');
      const entries = entriesOf(seal);
      if (hashSeal(before, { number: seal.number, sealedAt: seal.sealed_at, entries }) !== hash)
        // After a hole the one before is unknown, which is said already.
        if (seal.number === number + 1) reading.findings.push(`seal ${seal.number} was changed`);
      reading.findings.push(...judge(seal, entries, rows));
      reading.entries += entries.length;
      reading.seals += 1;
      if (wanted.has(seal.number)) reading.found.set(seal.number, hash);
      reading.head = { number: seal.number, hash };
      [number, before] = [seal.number, hash];
    }
  }
}

const entriesOf = ({ entry_ids: ids, entry_actors: actors, entry_hashes: hashes }: SealRow): HashedEntry[] =>
  ids.map((id, index) => {
    const actor = actors[index] ?? null;
    return {
      id: Number(id),
      actorId: actor === null ? null : Number(actor),
      hash: hashes[index]?.toString('hex') ?? '',
    };
  });

function judge(
  { number, sealed_at: sealedAt }: SealRow,
  entries: readonly HashedEntry[],
  rows: ReadonlyMap<number, HashedEntry>,
): string[] {
  const owners = new Map(entries.map(({ id, hash }) => [hash, id]));
  const where = `(seal ${number}, ${sealedAt.toISOString()})`;
  return entries.flatMap(({ id, actorId, hash }) => {
    const row = rows.get(id);
    if (!row) return [`row ${id} is missing ${where}`];
    if (row.hash !== hash) {
      const owner = owners.get(row.hash);
      return [
        owner === undefined
          ? `row ${id} was changed ${where}`
          : `row ${id} stands in the place of row ${owner} ${where}`,
      ];
    }
    // The link goes with an account; the name of whoever acted is in the hash.
    const isLinked = row.actorId === actorId || row.actorId === null;
    return isLinked ? [] : [`row ${id} has another actor ${where}`];
  });
}

async function findUnsealed(trx: Knex): Promise<string[]> {
  const { rows } = await trx.raw<{ rows: { id: number }[] }>(
    `select entry.id from audit_log entry
       left join (select unnest(entry_ids) as id from audit_seals) sealed on sealed.id = entry.id
       left join audit_unsealed waiting on waiting.entry_id = entry.id
     where sealed.id is null and waiting.entry_id is null order by entry.id limit ?`,
    [mostFindings],
  );
  return rows.map(({ id }) => `row ${id} is in no seal and waits for none`);
}
