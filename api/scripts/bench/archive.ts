import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Knex } from 'knex';
import { openMediaStorage } from '../../adapters/disk-storage.ts';
import { archiveEvents } from '../../domains/statistics/index.ts';
import { readEnvironment } from '../../env.ts';
import { withThrowawayDatabase } from './throwaway-database.ts';

/**
 * `npm run bench:archive`: a closed month of events in the table and as its file (docs/operations.md, "Events of closed
 * months"): bytes an event, and how long it takes. `-- --events 2000000 --cards 20000` is its size. Half of the events are
 * of the twelfth of the cards that is seen most.
 */
const { values } = parseArgs({
  options: { events: { type: 'string', default: '2000000' }, cards: { type: 'string', default: '20000' } },
});
const events = Number(values.events);
const cards = Number(values.cards);

const bytesOf = async (knex: Knex, relation: string) =>
  (
    await knex.raw<{ rows: [{ bytes: number }] }>('select pg_total_relation_size(?::regclass) as bytes', [
      relation,
    ])
  ).rows[0].bytes;

/** More in the daytime, most of them views by phone; a visitor in three comes back on the same day. */
async function makeMonth(knex: Knex): Promise<void> {
  await knex.raw(`select make_card_event_partitions('2026-08-01', 1)`);
  await knex.raw(
    `insert into card_events (profile_id, occurred_at, type, source, device, visitor_hash, left_out)
     select card, timestamptz '2026-08-01' + day * interval '1 day' + minute * interval '1 minute' + random() * interval '1 minute',
       case when kind < 0.7 then 'view' when kind < 0.8 then 'whatsapp' when kind < 0.88 then 'phone' when kind < 0.92 then 'website'
         when kind < 0.95 then 'map' when kind < 0.98 then 'download' else 'share' end,
       case when origin < 0.35 then 'direct' when origin < 0.6 then 'qr' when origin < 0.8 then 'whatsapp' when origin < 0.9 then 'social'
         when origin < 0.97 then 'search' else 'nfc' end,
       case when device < 0.8 then 'phone' when device < 0.97 then 'desktop' else 'tablet' end,
       case when kind < 0.7 then substr(sha256(convert_to(concat_ws(' ', card, day, floor(visitor * 20)), 'UTF8')), 1, 16) end,
       case when other < 0.9 then null when other < 0.96 then 'preview' else 'bot' end
     from (select 1000000 + floor(:cards * power(random(), 3.5))::bigint as card, floor(random() * 31)::integer as day,
         floor(1440 * (0.25 + 0.65 * (random() + random()) / 2))::integer as minute, random() as kind, random() as origin,
         random() as device, random() as visitor, random() as other from generate_series(1, :events)) drawn
     order by day, minute`,
    { events, cards },
  );
  await knex.raw('vacuum analyze card_events_2026_08');
}

const folder = mkdtempSync(join(tmpdir(), 'bikur-archive-'));
try {
  await withThrowawayDatabase(async (knex) => {
    await makeMonth(knex);
    const inTable = await bytesOf(knex, 'card_events_2026_08');
    const since = performance.now();
    const moved = await archiveEvents(
      {
        env: { ...readEnvironment({ NODE_ENV: 'test' }), DATA_DIR: folder },
        knex,
        storage: openMediaStorage(folder),
        clock: { now: () => new Date('2026-11-24T00:00:00Z') },
      },
      1,
    );
    const seconds = (performance.now() - since) / 1_000;
    const month = moved.find((one) => one.month === '2026-08-01');
    console.log(
      `${events} events of ${cards} cards: ${(inTable / events).toFixed(1)} bytes each in the table with its index, ` +
        `${((month?.byteSize ?? 0) / events).toFixed(2)} in the file; moved in ${seconds.toFixed(1)} s`,
    );
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
