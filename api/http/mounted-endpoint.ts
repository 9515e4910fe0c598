import type { z } from 'zod';
import type { EndpointAddress, EndpointSchemas } from '../contract/endpoint.ts';

/** An operation as the server has it: its address and its schemas in one. */
export interface MountedEndpoint
  extends EndpointAddress, EndpointSchemas<z.ZodType, z.ZodType, z.ZodType, z.ZodType, z.ZodType> {}

/**
 * Defines an operation in one piece, where no client calls it by its endpoint (the tables of the back office, the
 * probes of tests): `router.add(...inOnePiece({ … }), handler)`.
 */
export function inOnePiece<Schemas extends EndpointSchemas>(
  endpoint: EndpointAddress & Schemas,
): [address: EndpointAddress, schemas: Schemas] {
  return [endpoint, endpoint];
}
