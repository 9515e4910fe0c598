import type { CardLanguage } from '../../../contract/base/card-languages.ts';
import { makePublicCard, type CardSource } from '../../../contract/cards/make-public-card.ts';
import type { PublicCard } from '../../../contract/cards/public-card.schema.ts';
import type { AppDeps } from '../../../deps.ts';
import { describePicture } from '../../../contract/cards/picture-address.ts';
import { configuredWallets } from '../wallet-passes/configured-wallets.ts';

/** A card as visitors see it (docs/security.md B12: nothing of its owner's account). */
export function presentPublicCard(
  profile: CardSource,
  {
    env,
    now,
    reviews = null,
    language,
  }: {
    env: AppDeps['env'];
    now: Date;
    reviews?: PublicCard['reviews'];
    /** The card's main one unless given. */
    language?: CardLanguage | undefined;
  },
): PublicCard {
  return makePublicCard(profile, {
    publicUrl: env.PUBLIC_URL,
    now,
    describePicture,
    takesMessages: true,
    reviews,
    language,
    wallets: configuredWallets(env),
  });
}
