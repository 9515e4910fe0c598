import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';

const msOfDay = 86_400_000;
const maxDays = 366;

/** Days of Israel's calendar, both included: a year at most. */
export const accountedDays = z.object({ from: z.iso.date(), to: z.iso.date() }).refine(
  ({ from, to }) => {
    const days = (Date.parse(to) - Date.parse(from)) / msOfDay + 1;
    return days >= 1 && days <= maxDays;
  },
  { path: ['to'], message: 'invalid' },
);

export const readOpenFormatSchemas = {
  summary:
    'Receipts and credits of some days in the open format of the tax authority (INI.TXT, BKMVDATA.TXT)',
  tag: 'admin',
  query: accountedDays,
} satisfies EndpointSchemas;
