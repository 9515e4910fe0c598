import type { Picture } from '../../../api/contract/cards/public-card.schema.ts';

/** The narrowest file of a picture as large as a thumb, in the one format that every browser of today shows. */
export const narrowest = ({ sources, src }: Picture): string =>
  sources.find(({ type }) => type === 'image/webp')?.srcset.split(' ')[0] ?? src;
