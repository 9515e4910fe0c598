import { z } from 'zod';

/**
 * A numeric id in an address (docs/specification.md 5, numeric id check): decimal digits only, no sign, no leading
 * zero, below 2^53. Any other address can't exist, so the API answers 404.
 */
const pathId = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number);

/** Params of the many paths that end in `/:id`. */
export const idParams = z.object({ id: pathId });
