import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';

const tag = 'admin';
const count = z.int().min(0);
const time = z.iso.datetime();

export const errorGroupsOnPage = 25;

/** Errors of one kind: the same type, message and address without their numbers. */
const errorGroup = z.object({
  /** Identifies the group as long as its errors are stored. */
  key: z.string(),
  errorType: z.string(),
  message: z.string(),
  path: z.string().nullable(),
  count,
  /** Errors that staff haven't handled. */
  open: count,
  /** Signed-in users who met it. */
  people: count,
  firstAt: time,
  lastAt: time,
  /** The newest one: its page has the stack. */
  lastId: z.int(),
});
export type ErrorGroup = z.infer<typeof errorGroup>;

const errorGroupPage = z.object({
  groups: z.array(errorGroup),
  total: count,
  page: z.int(),
  pages: count,
});
export type ErrorGroupPage = z.infer<typeof errorGroupPage>;

export const listErrorGroupsSchemas = {
  summary: 'Lists errors by type, message and address, those met most lately first',
  tag,
  query: z.object({
    days: z.coerce.number().int().min(1).max(90).default(30),
    /** `open` leaves out groups whose every error was handled. */
    state: z.enum(['open', 'all']).default('open'),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  reply: errorGroupPage,
} satisfies EndpointSchemas;

export const handleErrorGroupSchemas = {
  summary: 'Marks every open error of a group as handled; the next one opens the group again',
  tag,
  body: z.object({ key: z.string().min(1).max(64) }),
  reply: z.object({ count }),
} satisfies EndpointSchemas;
