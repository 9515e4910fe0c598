import { z } from 'zod';
import { hash, id, timestamp } from '../../base/columns.schema.ts';

/** Wrong tries after which a code is blocked (docs/security.md E1). */
export const wrongTriesAllowed = 5;

/**
 * The one-time code that makes a user the owner of a chip, stored as its SHA-256. A row of `chip_claim_codes` as JSON
 * carries it; the defaults are the table's.
 */
export const chipClaimCodeRow = z.object({
  id,
  allocationId: id,
  codeHash: hash.length(64),
  wrongTries: z.int().min(0).max(wrongTriesAllowed).default(0),
  expiresAt: timestamp,
  usedAt: timestamp.nullable().default(null),
  createdAt: timestamp,
});
