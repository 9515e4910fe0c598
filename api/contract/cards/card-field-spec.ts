import type { CardLanguage } from '../base/card-languages.ts';
import type { TeamPart } from '../subscriptions/team-parts.schema.ts';
import type { CompletenessStep } from './card-completeness.ts';
import type { PlanFeature } from './card-plan.schema.ts';
import type { Branch } from './entities/branches.schema.ts';
import type { BusinessHours } from './entities/business-hours.schema.ts';
import type { CustomLink } from './entities/custom-links.schema.ts';
import type { CardDocument } from './entities/documents.schema.ts';
import type { GalleryImage } from './entities/gallery-images.schema.ts';
import type { PaymentLink } from './entities/payment-links.schema.ts';
import type { LabelledPhone } from './entities/phones.schema.ts';
import type { QuestionAndAnswer } from './entities/questions.schema.ts';
import type { ArrangedSection } from './entities/sections.schema.ts';
import type { ServiceGroup } from './entities/services.schema.ts';
import type { CardTranslation } from './entities/translations.schema.ts';
import type { SpecialDay } from './entities/special-days.schema.ts';

export const editorSections = [
  'details',
  'order',
  'contact',
  'services',
  'questions',
  'documents',
  'payment',
  'social',
  'hours',
  'branches',
  'media',
  'links',
  'form',
  'design',
  'languages',
  'address',
] as const;
export type EditorSection = (typeof editorSections)[number];

/** Max links and pictures of a card, shown or not. */
export const maxLinks = 30;
export const maxPictures = 30;
/**
 * Max groups of services, services in all of them together, questions and documents of a card (docs/product.md 12.3,
 * 12.4).
 */
export const maxServiceGroups = 12;
export const maxServices = 60;
export const maxQuestions = 20;
export const maxDocuments = 10;
/** Max phones beside the main one. */
export const maxPhones = 5;
/** Max pages of payment companies that a card leads to (docs/product.md 12.7). */
export const maxPaymentLinks = 4;
/** Max branches beside the main address (docs/product.md 12.4). */
export const maxBranches = 10;
/** Max special days, past ones included; a range of days counts as one (docs/product.md 12.6). */
export const maxSpecialDays = 60;

/** Max characters of a column of these types, whatever the field. */
export const maxLengthOfType = {
  url: 2_000,
  socialLink: 2_000,
  picture: 2_000,
  email: 254,
  phone: 30,
  whatsapp: 30,
  slug: 40,
  colour: 7,
  choice: 20,
  language: 2,
} as const;

/** Properties of a vCard (RFC 6350) that a card fills; only some address books show those with `X-`. */
export type VCardProperty =
  | 'FN'
  | 'TITLE'
  | 'ROLE'
  | 'NICKNAME'
  | 'TEL'
  | 'EMAIL'
  | 'URL'
  | 'ADR'
  | 'NOTE'
  | 'PHOTO'
  | 'LOGO'
  | `X-${Uppercase<string>}`;

/** The type of a field; every use of it (column, checks, forms, back office) goes by this. */
type FieldType =
  /** One line of text. Only a required one is never null. */
  | { type: 'line'; maxLength: number; isRequired?: true; default?: string }
  /** Several lines of words. */
  | { type: 'text'; maxLength: number }
  | { type: 'url' }
  | { type: 'socialLink' }
  | { type: 'email' }
  | { type: 'phone' }
  | { type: 'whatsapp' }
  /** The card's own address. */
  | { type: 'slug' }
  /** `#rrggbb` */
  | { type: 'colour' }
  | { type: 'picture' }
  | { type: 'choice'; choices: readonly string[]; default: string }
  /** One of the languages of cards; null follows the card's texts. */
  | { type: 'language' }
  | { type: 'flag'; default: boolean }
  /** Latitude or longitude, from `-max` to `max`. */
  | { type: 'degrees'; max: number }
  | { type: 'week' }
  | { type: 'specialDays' }
  /** The owner's texts in further languages. */
  | { type: 'translations' }
  | { type: 'gallery' }
  | { type: 'links' }
  | { type: 'services' }
  | { type: 'questions' }
  | { type: 'documents' }
  | { type: 'sections' }
  | { type: 'paymentLinks' }
  | { type: 'phones' }
  | { type: 'branches' };

export type CardFieldType = FieldType['type'];

export type CardFieldSpec<Type extends CardFieldType = CardFieldType> = Extract<FieldType, { type: Type }> & {
  /** Part of the editor in which the owner writes it. */
  section: EditorSection;
  /**
   * What visitors get of it. `text`: the cleaned text, under the field's own name in `PublicCard`. `part`: a part of
   * `PublicCard` that `makePublicCard` makes from it. `no`: nothing of its own; a flag only decides what else is
   * shown.
   */
  public: 'text' | 'part' | 'no';
  /** Part of a card that a company may set for its whole team; without one, the field is always the member's own. */
  teamPart?: TeamPart;
  /** Feature of the plan without which the owner can't write it. */
  feature?: PlanFeature;
  /** Items that every plan includes; more of them need `longLists`. */
  basicMax?: number;
  /** Step towards a complete card that the field belongs to. */
  step?: CompletenessStep;
  /** Property of the saved contact; a public `text` is written and read by it as it is. */
  vCard?: VCardProperty;
  /** A line or text that its owner writes for each language of the card; lists name theirs in `card-texts.ts`. */
  isTranslated?: true;
  /** Whether staff's search covers it: part of the search expression and of its index. */
  isSearched?: true;
  /** Whether it gives a card more content than a name, so that search engines may list the card. */
  isContent?: true;
};

/** Values of the types that have one of their own; those of the others are texts. */
interface ValueOfType {
  flag: boolean;
  language: CardLanguage | null;
  degrees: number | null;
  week: BusinessHours;
  specialDays: SpecialDay[];
  translations: CardTranslation[];
  gallery: GalleryImage[];
  links: CustomLink[];
  services: ServiceGroup[];
  questions: QuestionAndAnswer[];
  documents: CardDocument[];
  sections: ArrangedSection[];
  phones: LabelledPhone[];
  branches: Branch[];
  paymentLinks: PaymentLink[];
}

/** Value of a field by its entry in the list. */
export type CardFieldValue<Spec> = Spec extends { type: 'choice'; choices: readonly (infer Choice)[] }
  ? Choice
  : Spec extends { type: infer Type extends keyof ValueOfType }
    ? ValueOfType[Type]
    : Spec extends { isRequired: true }
      ? string
      : string | null;
