import { z } from 'zod';

/** Caches of whole card pages in front of all processes (docs/deploy.md, "Card pages on a CDN"). */
export const cdnSettings = {
  /** Addresses that take purges, separated by commas: one for each cache. Without any, no page says that it may be kept. */
  CDN_PURGE_URLS: z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(
      z
        .array(z.url({ protocol: /^https?$/ }))
        .min(1)
        .max(50),
    )
    .optional(),
  /** HTTP method of a purge. */
  CDN_PURGE_METHOD: z
    .string()
    .regex(/^[A-Z]{3,10}$/, 'must be a method in capital letters, such as PURGE')
    .default('PURGE'),
  /** A further header of each purge, such as a service's key: `Fastly-Key: …`. */
  CDN_PURGE_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,60}:\s*\S[^\r\n]*$/, 'must be a header, such as Authorization: Bearer …')
    .optional(),
  /** Seconds for which a cache may keep a page at most. */
  CDN_MAX_AGE: z.coerce.number().int().min(1).max(86_400).default(600),
  /** Seconds for which a cache may answer with a page beyond that, while it fetches it anew. */
  CDN_STALE: z.coerce.number().int().min(0).max(3_600).default(30),
};
