import { testAddressesEndpoint } from '../../../contract/cards/address-test.endpoint.ts';
import { testAddressesSchemas } from '../../../contract/cards/address-test.schema.ts';
import { addressesOf } from '../../../contract/cards/card-addresses.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { resolveAddress } from './resolve-address.ts';

/** The page that shows how addresses resolve (docs/specification.md 2, /at-routes-test). */
export const addressTestRouter = createFeatureRouter().add(
  testAddressesEndpoint,
  testAddressesSchemas,
  (ctx, { query }) =>
    Promise.all(
      addressesOf(query.name).map(async ({ kind, path }) => ({
        kind,
        path,
        result: await resolveAddress(ctx, path),
      })),
    ),
);
