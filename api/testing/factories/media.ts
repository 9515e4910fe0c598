import type { Knex } from 'knex';
import type { Overrides } from './overrides.ts';
import { Media } from '../../models/Media.ts';
import { createUser } from './user.ts';
import { randomHexadecimal } from './sequence.ts';

/** A portrait of 800 by 800 pixels. */
export async function createMedia(knex: Knex, overrides: Overrides<Media> = {}): Promise<Media> {
  return Media.query(knex).insertAndFetch({
    userId: overrides.userId ?? (await createUser(knex)).id,
    purpose: 'portrait',
    storageKey: `portrait/${randomHexadecimal(32)}.webp`,
    mimeType: 'image/webp',
    byteSize: 48_211,
    width: 800,
    height: 800,
    sha256: randomHexadecimal(64),
    ...overrides,
  });
}
