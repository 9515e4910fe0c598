import { businessProfileRow } from '../../contract/cards/entities/business-profile.schema.ts';
import { makePublicCard, type CardSource, type CardContext } from '../../contract/cards/make-public-card.ts';
import type { PublicCard } from '../../contract/cards/public-card.schema.ts';

const now = new Date('2026-11-21T10:00:00Z');

/** What visitors see of a card that is in no database. */
export function publicCardOf(
  given: Partial<CardSource> = {},
  context: Partial<CardContext> = {},
): PublicCard {
  const row = businessProfileRow.parse({
    id: 7,
    userId: 1,
    businessName: 'דנה לוי',
    jobTitle: 'מעצבת גרפית',
    phone: '052-123-4567',
    cardType: 'pro',
    customSlug: 'dana-levi',
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  });
  return makePublicCard(
    { ...row, ...given },
    {
      publicUrl: 'https://bikur.example',
      now,
      describePicture: () => null,
      takesMessages: false,
      ...context,
    },
  );
}
