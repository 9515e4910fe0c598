import type { BusinessProfile } from '../../../models/BusinessProfile.ts';

/**
 * The texts by which a card's owner says who it is: on its face, in search results and in a link's preview. The name of
 * its community is written by staff.
 */
export const judgedTextsOf = ({ businessName, jobTitle, category, seoTitle }: BusinessProfile): string[] =>
  [businessName, jobTitle, category, seoTitle].map((text) => text ?? '');
