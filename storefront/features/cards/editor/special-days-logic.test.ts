import { expect, it } from 'vitest';
import type { SpecialDay } from '../../../../api/contract/cards/entities/special-days.schema.ts';
import { linesOf } from './special-days-logic.ts';

const today = '2026-11-23';
const day = (from: string, to = from): SpecialDay => ({
  from,
  to,
  name: null,
  holiday: null,
  spans: [],
  byAppointment: false,
});
const shown = (days: SpecialDay[], opened: { index: number; from: string } | null = null) => {
  const { ahead, past } = linesOf({ days, proposals: [day('2026-12-05')], today, opened });
  return { ahead: ahead.map(({ day: { from } }) => from), past: past.map(({ index }) => index) };
};

it('puts days ahead and proposals in order of their dates, and days that are over aside', () => {
  const days = [day('2026-12-24'), day('2026-11-22'), day('2026-11-20', '2026-11-23')];
  expect(shown(days)).toEqual({ ahead: ['2026-11-20', '2026-12-05', '2026-12-24'], past: [1] });
});

// A browser gives the year 2, 20 and 202 on the way to 2027, and no date while a part of it is missing.
it.each(['0002-11-25', '0202-11-25', ''])(
  'leaves the day whose date is being typed where it was opened: "%s"',
  (typed) => {
    const days = [day('2026-11-24'), day(typed), day('2026-12-24')];
    const opened = { index: 1, from: '2026-11-25' };
    expect(shown(days, opened)).toEqual({
      ahead: ['2026-11-24', typed, '2026-12-05', '2026-12-24'],
      past: [],
    });
  },
);

it('takes a day without a whole date for one that is still to come', () => {
  expect(shown([day('', '2026-11-01')]).past).toEqual([]);
});
