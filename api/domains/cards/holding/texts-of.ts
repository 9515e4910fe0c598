import type { BusinessProfile } from '../../../models/BusinessProfile.ts';

/** The texts by which a card says who it is: on its face, in search results and in a link's preview. */
export const textsOf = ({
  businessName,
  jobTitle,
  category,
  community,
  seoTitle,
}: BusinessProfile): string[] =>
  [businessName, jobTitle, category, community, seoTitle].map((text) => text ?? '');
