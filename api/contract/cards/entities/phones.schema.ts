import { z } from 'zod';

/** A phone beside the main one. */
const labelledPhone = z.object({
  /** What it is for, in the owner's words: "office", "fax". */
  label: z.string().min(1).max(30),
  number: z.string().min(1).max(30),
});
export type LabelledPhone = z.infer<typeof labelledPhone>;

export const labelledPhones = z.array(labelledPhone);
