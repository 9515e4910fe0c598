import { Fragment, type ReactNode } from 'react';
import {
  cardFieldNames,
  cardFieldSpec,
  isCardFieldOfType,
  type CardField,
} from '../../../../api/contract/cards/card-fields.ts';
import type { SectionId } from './card-sections.ts';
import { Entry, LongEntry, SwitchEntry } from './entries.tsx';

/** Fields that their section renders itself: in a special order, layout or with help. */
const drawnBySection: ReadonlySet<CardField> = new Set<CardField>([
  ...(['businessName', 'jobTitle', 'category', 'about', 'language'] as const),
  ...(['primaryAction', 'phone', 'whatsapp', 'showWhatsapp', 'email', 'website'] as const),
  ...(['address', 'mapLink', 'lat', 'lng', 'mapsRatingUrl', 'showMapsRating'] as const),
  ...cardFieldNames.filter((field) => cardFieldSpec(field).section === 'social'),
  ...(['businessHours', 'specialDays', 'openingHours', 'takesRequests', 'requestLength'] as const),
  ...(['profileImage', 'logoImage', 'coverImage', 'galleryImages', 'promoVideoUrl', 'customLinks'] as const),
  ...(['services', 'questions', 'documents', 'phones', 'branches', 'paymentLinks'] as const),
  ...(['translations', 'sections', 'showContactForm', 'contactFormTitle'] as const),
  ...(['template', 'accentColor', 'palette', 'colorScheme', 'typeface', 'showMark'] as const),
  ...(['customSlug', 'useCustomSlug', 'seoTitle', 'seoDescription', 'seoKeywords'] as const),
]);

/**
 * Fields for which the section has no entry of its own.
 * @returns in the list's order; each has an entry below, or the test of this file fails
 */
export const furtherFields = (section: SectionId): CardField[] =>
  cardFieldNames.filter((field) => cardFieldSpec(field).section === section && !drawnBySection.has(field));

/** Entries by type, for fields that need nothing special. */
export function furtherEntry(field: CardField): ReactNode {
  if (isCardFieldOfType(field, 'line')) return <Entry field={field} />;
  if (isCardFieldOfType(field, 'text')) return <LongEntry field={field} />;
  if (isCardFieldOfType(field, 'flag')) return <SwitchEntry field={field} />;
  if (isCardFieldOfType(field, 'url')) return <Entry field={field} ltr inputMode="url" />;
  if (isCardFieldOfType(field, 'email')) return <Entry field={field} ltr inputMode="email" />;
  if (isCardFieldOfType(field, 'phone', 'whatsapp')) return <Entry field={field} ltr inputMode="tel" />;
  return null;
}

/** A section's other fields, after those that it renders itself. */
export function FurtherEntries({ section }: { section: SectionId }) {
  return furtherFields(section).map((field) => <Fragment key={field}>{furtherEntry(field)}</Fragment>);
}
