import fc from 'fast-check';
import { expect, test } from 'vitest';
import { presentAdvanced, presentCounts, presentDays, presentLeftOut } from './card-stats.presenter.ts';
import { TallyCondenser, totalOf } from './condense-tallies.ts';
import type { DayTally } from './day-tallies.queries.ts';
import { addDays } from './israel-day.ts';

const period = { from: '2026-03-20', to: '2026-04-20' };
const totalFrom = (rows: readonly DayTally[]) => totalOf(rows.map(({ tally: one }) => one));
const few = fc.integer({ min: 0, max: 9 });
const tally = fc.record(
  {
    types: fc.record({ view: few, phone: few, link: few, download: few }, { requiredKeys: [] }),
    sources: fc.record({ direct: few, qr: few }, { requiredKeys: [] }),
    devices: fc.record({ phone: few }, { requiredKeys: [] }),
    hours: fc.record({ '0': few, '23': few }, { requiredKeys: [] }),
    visitors: fc.record({ all: few }),
    leftOut: fc.record({ bot: few, owner: few }, { requiredKeys: [] }),
  },
  { requiredKeys: [] },
);
const row = fc.record({
  cardId: fc.integer({ min: 1, max: 4 }),
  day: fc.integer({ min: 0, max: 31 }).map((back) => addDays(period.from, back)),
  tally,
}) as fc.Arbitrary<DayTally>;

test('whatever is told of a period is the same of the condensed tallies', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 60 }), fc.integer({ min: 1, max: 9 }), (rows, atOnce) => {
      const condenser = new TallyCondenser();
      for (let start = 0; start < rows.length; start += atOnce)
        condenser.add(rows.slice(start, start + atOnce));
      const { tallies, total, viewsOfCard } = condenser.result;
      const all = totalFrom(rows);
      for (const present of [presentCounts, presentLeftOut, presentAdvanced])
        expect(present(total, tallies)).toEqual(present(all, rows));
      expect(presentDays(tallies, period)).toEqual(presentDays(rows, period));
      for (const id of [1, 2, 3, 4])
        expect(viewsOfCard.get(id) ?? 0).toBe(
          presentCounts(totalFrom(rows.filter(({ cardId }) => cardId === id))).views,
        );
    }),
    { numRuns: 60 },
  );
});
