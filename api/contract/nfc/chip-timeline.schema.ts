import { z } from 'zod';
import { chipState } from './chips.schema.ts';
import type { EndpointSchemas } from '../endpoint.ts';
import { chipAction } from './entities/chip-step.schema.ts';
import { idParams } from '../base/path-id.schema.ts';

const time = z.iso.datetime();

/** State and timeline of a chip, the newest first, for staff. */
const chipTimeline = z.object({
  state: chipState,
  address: z.string(),
  /** Its own taps in the last 30 days. */
  taps: z.int().min(0),
  askedBack: z.object({ at: time, reason: z.string() }).nullable(),
  steps: z.array(
    z.object({
      id: z.int(),
      at: time,
      action: chipAction,
      by: z.string().nullable(),
      before: chipState.nullable(),
      after: chipState.nullable(),
    }),
  ),
});
export type ChipTimeline = z.infer<typeof chipTimeline>;

export const readChipTimelineSchemas = {
  summary: 'How a chip stands and what happened to it',
  tag: 'admin',
  params: idParams,
  reply: chipTimeline,
} satisfies EndpointSchemas;
