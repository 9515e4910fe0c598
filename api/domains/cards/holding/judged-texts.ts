import { cardInLanguage, languagesOfCard } from '../../../contract/cards/card-texts.ts';
import type { BusinessProfile } from '../../../models/BusinessProfile.ts';

/** Ways to pay, which whoever takes money names beside a payment link. */
const waysToPay = /pay\s?(?:box|pal|plus)|tranzila|cardcom|פייבוקס|פייפאל|פייפל|פייפלוס|טרנזילה|קארדקום/giu;

/**
 * The texts by which a card's owner says who it is: on its face, in search results and in a link's preview, and for
 * what it takes money; in each of the card's languages. The name of its community is written by staff.
 */
export const judgedTextsOf = (card: BusinessProfile): string[] =>
  languagesOfCard(card).flatMap((language) => {
    const { businessName, jobTitle, category, seoTitle, paymentLinks } = cardInLanguage(card, language);
    const paidFor = paymentLinks.map(({ title }) => title?.replace(waysToPay, '') ?? '');
    return [...[businessName, jobTitle, category, seoTitle].map((text) => text ?? ''), ...paidFor];
  });

/** What staff release of a card: its texts, and where its visitors' money would go. */
export const releasedTextsOf = (card: BusinessProfile): string =>
  [...judgedTextsOf(card), ...card.paymentLinks.map(({ url }) => url)].join('\n');
