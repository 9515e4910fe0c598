import { cardInLanguage, languagesOfCard } from '../../../contract/cards/card-texts.ts';
import type { BusinessProfile } from '../../../models/BusinessProfile.ts';

/**
 * The texts by which a card's owner says who it is: on its face, in search results and in a link's preview, in each of the card's languages. The name of
 * its community is written by staff.
 */
export const judgedTextsOf = (card: BusinessProfile): string[] =>
  languagesOfCard(card).flatMap((language) => {
    const { businessName, jobTitle, category, seoTitle } = cardInLanguage(card, language);
    return [businessName, jobTitle, category, seoTitle].map((text) => text ?? '');
  });
