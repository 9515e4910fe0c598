import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';

const tag = 'Sessions';

/** How long a sign-in of an admin lasts at most, and how long without anybody at it, in seconds (docs/security.md S3). */
export const staffSessionSeconds = 12 * 60 * 60;
export const staffIdleSeconds = 30 * 60;

/** A signed-in device or program (docs/product.md 3 and 5). */
export const activeSession = z.object({
  id: z.string(),
  kind: z.enum(['browser', 'token']),
  /** `Chrome, Windows`; empty when the program did not say. */
  device: z.string(),
  /** Of staff alone: the network of the sign-in, `203.0.113.0/24`. */
  network: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type ActiveSession = z.infer<typeof activeSession>;

/** Names a session or token without being usable as one. */
export const sessionId = z.string().regex(/^(?:[0-9a-f]{64}|token-[1-9]\d{0,14})$/u);

export const listSessionsSchemas = {
  summary: 'Lists my signed-in devices and tokens, the latest first',
  tag,
  reply: z.object({ sessions: z.array(activeSession) }),
} satisfies EndpointSchemas;

export const endSessionSchemas = {
  summary: 'Signs one of my devices out, or revokes one of my tokens',
  tag,
  params: z.object({ id: sessionId }),
} satisfies EndpointSchemas;

export const endOtherSessionsSchemas = {
  summary: 'Signs all my other devices out and revokes my other tokens',
  tag,
  reply: z.object({ ended: z.int() }),
} satisfies EndpointSchemas;
