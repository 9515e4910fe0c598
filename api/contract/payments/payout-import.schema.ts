import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';
import { depositInput } from './entities/payout.schema.ts';

const count = z.int().min(0);

export const importPayoutsSchemas = {
  summary: 'Enter the acquirer’s deposits of a table: all of its lines, or none',
  tag: 'admin',
  body: z.object({
    provider: depositInput.shape.provider,
    /** The table as it was saved or copied, its first line the names of the columns. */
    table: z.string().max(30_000),
  }),
  reply: z.object({
    entered: count,
    /** Lines that differ from our books and wait for staff. */
    differences: count,
  }),
} satisfies EndpointSchemas;
