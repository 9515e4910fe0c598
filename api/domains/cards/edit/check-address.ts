import type { Knex } from 'knex';
import {
  issueOfCardAddress,
  normaliseCardAddress,
} from '../../../contract/cards/card-address-field.schema.ts';
import type { AddressCheck } from '../../../contract/cards/card-editing.schema.ts';
import type { Language } from '../../../contract/base/languages.ts';
import { validationMessages } from '../../../contract/base/validation-messages.ts';
import type { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { freeAddresses } from './free-addresses.queries.ts';
import { suggestAddresses } from './suggest-addresses.ts';

const maxSuggestions = 5;

/** Checks whether a card may take an address (docs/product.md 4), and proposes free ones where it can't. */
export async function checkAddress(
  knex: Knex,
  card: BusinessProfile,
  typed: string,
  { now, language }: { now: Date; language: Language },
): Promise<AddressCheck> {
  const slug = normaliseCardAddress(typed);
  if (slug !== '' && slug === card.customSlug)
    return { slug, state: 'present', reason: null, suggestions: [] };
  const issue = issueOfCardAddress(slug);
  const candidates = suggestAddresses(slug, card).filter((candidate) => candidate !== card.customSlug);
  const free = await freeAddresses(
    knex,
    { userId: card.userId, cardId: card.id, now },
    issue ? candidates : [slug, ...candidates],
  );
  if (!issue && free.includes(slug)) return { slug, state: 'free', reason: null, suggestions: [] };
  return {
    slug,
    state: issue ? 'refused' : 'taken',
    reason: validationMessages[issue ?? 'slug_taken'][language],
    suggestions: free.slice(0, maxSuggestions),
  };
}
