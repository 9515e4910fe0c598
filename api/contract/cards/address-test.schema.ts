import { z } from 'zod';
import { addressKinds } from './card-addresses.ts';
import type { EndpointSchemas } from '../endpoint.ts';

/** How the server resolves a card's address. */
const resolvedAddress = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('card'), name: z.string() }),
  /** The card has another address by now, or this form of it only redirects. */
  z.object({ kind: z.literal('moved'), to: z.string(), name: z.string() }),
  /** The owner's package no longer covers the card: visitors see a notice. */
  z.object({ kind: z.literal('lapsed'), name: z.string() }),
  z.object({ kind: z.literal('none') }),
]);
export type ResolvedAddress = z.infer<typeof resolvedAddress>;

const testedAddresses = z.array(
  z.object({ kind: z.enum(addressKinds), path: z.string(), result: resolvedAddress }),
);
export type TestedAddresses = z.infer<typeof testedAddresses>;

/** The name that is resolved where the visitor typed none. */
export const exampleName = 'dana-levi';

export const testAddressesSchemas = {
  summary: 'Says which card each address of a name leads to',
  tag: 'cards',
  query: z.object({ name: z.string().max(120).catch('').default(exampleName) }),
  reply: testedAddresses,
} satisfies EndpointSchemas;
