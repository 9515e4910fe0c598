import { z } from 'zod';

const part = (length: number) => z.string().max(length).optional();

/** The recipient's address as it was when the order was made; empty until the buyer gave it. */
export const shippingAddress = z.object({
  street: part(200),
  houseNumber: part(20),
  apartment: part(20),
  floor: part(20),
  entrance: part(20),
  city: part(100),
  state: part(100),
  zipCode: part(10),
  country: part(100),
  notes: part(1000),
});
export type ShippingAddress = z.infer<typeof shippingAddress>;
