import type { Overrides } from '../../../testing/factories/overrides.ts';
import type { BusinessProfile } from '../../../models/BusinessProfile.ts';
import type { AccountName } from './accounts.ts';
import type { DemoSlug } from '../slugs.ts';
import type { PictureName } from '../drawings/catalogue.ts';

/** Columns of a demo card that are plain texts and switches. */
type CardColumns = Omit<
  Overrides<BusinessProfile>,
  | 'id'
  | 'userId'
  | 'packageId'
  | 'customSlug'
  | 'customLinks'
  | 'galleryImages'
  | 'services'
  | 'questions'
  | 'sections'
  | 'specialDays'
  | 'translations'
  | 'coverImage'
  | 'profileImage'
  | 'logoImage'
>;

/** One demo card as it is written down; pictures are named, not yet drawn. */
export interface DemoCard {
  slug: DemoSlug;
  owner: AccountName;
  columns: CardColumns & { businessName: string };
  links?: readonly (readonly [title: string, url: string])[];
  portrait?: PictureName;
  logo?: PictureName;
  cover?: PictureName;
  gallery?: readonly (readonly [picture: PictureName, caption: string])[];
  /** Its address until two months ago, which leads to it for a year. */
  formerSlug?: string;
  /** The words for which visitors don't see it until staff have looked. */
  heldFor?: string;
  /** Days since the card was made, and views on an ordinary day of its last month. */
  age: number;
  viewsADay: number;
}

/** `week('09:00-17:00', { 5: '09:00-13:00', 6: '' })`: Sunday to Thursday, then the days that differ. */
export function week(
  workday: string,
  others: Partial<Record<number, string>> = {},
): BusinessProfile['businessHours'] {
  return Array.from({ length: 7 }, (_, day) => {
    const text = others[day] ?? (day < 5 ? workday : '');
    const spans =
      text === ''
        ? []
        : text.split(',').map((span) => {
            const [opens = '', closes = ''] = span.trim().split('-');
            return { opens, closes };
          });
    return { day, spans };
  });
}
