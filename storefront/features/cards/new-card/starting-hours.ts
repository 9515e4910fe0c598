import type { BusinessHours } from '../../../../api/contract/cards/entities/business-hours.schema.ts';

type Span = readonly [opens: string, closes: string];

/** Usual hours in Israel: from Sunday to Thursday, on Friday, on Saturday. */
const weeks = {
  craft: { week: [['07:30', '18:00']], friday: [['07:30', '13:00']], saturday: [] },
  office: { week: [['09:00', '17:30']], friday: [], saturday: [] },
  clinic: {
    week: [
      ['08:00', '13:00'],
      ['15:00', '20:00'],
    ],
    friday: [['08:00', '12:30']],
    saturday: [],
  },
  studio: { week: [['09:00', '20:00']], friday: [['08:30', '14:00']], saturday: [] },
  afternoon: { week: [['14:00', '21:00']], friday: [['09:00', '13:00']], saturday: [] },
  cafe: { week: [['07:30', '22:00']], friday: [['07:30', '15:00']], saturday: [['20:00', '23:30']] },
  daily: { week: [['07:00', '21:00']], friday: [['07:00', '14:00']], saturday: [] },
} as const satisfies Record<string, Record<'week' | 'friday' | 'saturday', readonly Span[]>>;

export type HoursKind = keyof typeof weeks | 'none';

/** Opening hours to start with; none for trades with irregular hours. */
export function startingHours(kind: HoursKind): BusinessHours {
  if (kind === 'none') return [];
  const { week, friday, saturday } = weeks[kind];
  return [week, week, week, week, week, friday, saturday].map((spans, day) => ({
    day,
    spans: (spans as readonly Span[]).map(([opens, closes]) => ({ opens, closes })),
  }));
}
