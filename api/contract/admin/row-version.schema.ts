import { z } from 'zod';

/**
 * What the editable fields of a row were when it was read: every row that staff may edit carries it as `version`,
 * and a save sends back the one it was begun on (docs/product.md 13.2).
 */
export const rowVersion = z.string().regex(/^[\w-]{22}$/u);
