import { defineEndpoint } from '../endpoint.ts';
import type { readTappedChipSchemas, tapFormSchemas } from './tapped-chip.schema.ts';

export const readTappedChipEndpoint = defineEndpoint<typeof readTappedChipSchemas>({
  method: 'get',
  path: '/api/tapped-chip',
  access: 'public',
});

/** The forms of a chip's page where no script runs; answered with a redirect. */
export const tapFormEndpoint = defineEndpoint<typeof tapFormSchemas>({
  method: 'post',
  path: '/t/:tapCode',
  // A guest is redirected to the sign-in on the same page.
  access: 'public',
  bodyType: 'form',
});
