import { defineEndpoint } from '../endpoint.ts';
import type { switchLetterSchemas } from './weekly-letter.schema.ts';

/**
 * Mail programs post here by themselves (RFC 8058), without cookies or an anti-forgery token; the token in the address
 * is all that counts, and it switches nothing but the kind of mail it stood in.
 */
export const switchLetterEndpoint = defineEndpoint<typeof switchLetterSchemas>({
  method: 'post',
  path: '/api/weekly-letter',
  access: 'public',
  bodyType: 'json-or-form',
  antiForgery: 'none',
});
