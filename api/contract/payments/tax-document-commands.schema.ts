import { z } from 'zod';

/** The Tax Authority's allocation number, as it stands on the provider's document. */
export const allocationNumberInput = z.object({
  allocationNumber: z
    .string()
    .trim()
    .regex(/^[0-9]{9}$/u, 'allocation_number_digits'),
});
