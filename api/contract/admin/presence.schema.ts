import { z } from 'zod';

/** Milliseconds between two tellings that a record's form is open, and after the last of which it counts as closed. */
export const presenceToldEach = 20_000;
export const presenceShownFor = 38_000;

/** What the back office tells of a record's form: that it is open, asking who else is there, or as the answer; or closed. */
export const presence = z.object({
  step: z.enum(['asks', 'answers', 'leaves']),
  /** For how long it has been open. */
  openSeconds: z
    .int()
    .min(0)
    .max(7 * 86_400),
});
export type Presence = z.output<typeof presence>;
