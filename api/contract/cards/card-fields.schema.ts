import { z } from 'zod';
import { timestamp } from '../base/columns.schema.ts';
import { cardLanguage } from '../base/card-language.schema.ts';
import { safeLink } from '../base/safe-link.schema.ts';
import {
  optionalEmail,
  optionalLine,
  optionalLink,
  optionalText,
  requiredLine,
} from '../base/typed-fields.schema.ts';
import { optionalPhone, optionalSocialLink, optionalWhatsapp } from '../leads/contact-fields.schema.ts';
import { cardAddress } from './card-address-field.schema.ts';
import {
  cardFieldNames,
  cardFieldSpec,
  maxLengthOfType,
  maxLinks,
  maxPictures,
  type CardField,
  type CardFieldOfType,
  type CardFields,
  type CardFieldSpec,
  type CardFieldType,
  type CardFieldValue,
} from './card-fields.ts';
import { branches } from './entities/branches.schema.ts';
import { businessHours } from './entities/business-hours.schema.ts';
import { customLinks } from './entities/custom-links.schema.ts';
import { cardDocuments } from './entities/documents.schema.ts';
import { galleryImage, galleryImages } from './entities/gallery-images.schema.ts';
import { paymentLinks } from './entities/payment-links.schema.ts';
import { labelledPhones } from './entities/phones.schema.ts';
import { questionsAndAnswers } from './entities/questions.schema.ts';
import { arrangedSections } from './entities/sections.schema.ts';
import { serviceGroups } from './entities/services.schema.ts';
import { cardTranslations } from './entities/translations.schema.ts';
import { specialDays } from './entities/special-days.schema.ts';
import { typedBranches } from './branches.schema.ts';
import { typedDocuments } from './documents.schema.ts';
import { typedSections } from './sections.schema.ts';
import { typedPaymentLinks } from './payment-links.schema.ts';
import { typedPhones } from './phones.schema.ts';
import { typedQuestions, typedServices } from './services.schema.ts';
import { typedTranslations } from './translations.schema.ts';
import { typedSpecialDays, typedWeek } from './special-days.schema.ts';

/** How values of each type are checked; a type without a check fails the type check. */
type Checks<Type extends CardFieldType = CardFieldType> = {
  [One in Type]: (
    spec: CardFieldSpec<One>,
    field: CardFieldOfType<One>,
  ) => z.ZodType<CardFieldValue<CardFieldSpec<One>>>;
};

/** The checks of these fields, by their types. */
function checksOf<Shape>(checks: Partial<Checks>, fields: readonly CardField[]): Shape {
  const entries = fields.map((field) => {
    const spec = cardFieldSpec(field);
    const check = checks[spec.type] as ((spec: CardFieldSpec, field: CardField) => z.ZodType) | undefined;
    if (!check) throw new Error(`The field ${field} has no check for its type ${spec.type}.`);
    return [field, check(spec, field)];
  });
  return Object.fromEntries(entries) as Shape;
}

const maybe = (maxLength: number) => z.string().max(maxLength).nullable().default(null);
const colour = z.string().regex(/^#[0-9a-f]{6}$/u);
const storedSlug = z.string().regex(/^[a-z0-9א-ת-]{3,40}$/u);

const stored: Checks = {
  line: ({ isRequired, default: text, maxLength }) =>
    !isRequired
      ? maybe(maxLength)
      : text === undefined
        ? z.string().min(1).max(maxLength)
        : z.string().max(maxLength).default(text),
  text: ({ maxLength }) => maybe(maxLength),
  url: () => maybe(maxLengthOfType.url),
  socialLink: () => maybe(maxLengthOfType.socialLink),
  email: () => maybe(maxLengthOfType.email),
  phone: () => maybe(maxLengthOfType.phone),
  whatsapp: () => maybe(maxLengthOfType.whatsapp),
  picture: () => maybe(maxLengthOfType.picture),
  slug: () => storedSlug.nullable().default(null),
  colour: () => colour.nullable().default(null),
  choice: (spec) => z.enum(spec.choices).default(spec.default),
  language: () => cardLanguage.nullable().default(null),
  flag: (spec) => z.boolean().default(spec.default),
  degrees: ({ max }) => z.number().min(-max).max(max).nullable().default(null),
  week: () => businessHours.default([]),
  specialDays: () => specialDays.default([]),
  translations: () => cardTranslations.default([]),
  gallery: () => galleryImages.default([]),
  links: () => customLinks.default([]),
  services: () => serviceGroups.default([]),
  questions: () => questionsAndAnswers.default([]),
  documents: () => cardDocuments.default([]),
  sections: () => arrangedSections.default([]),
  phones: () => labelledPhones.default([]),
  paymentLinks: () => paymentLinks.default([]),
  branches: () => branches.default([]),
};

/** Columns of a card as JSON carries them; the defaults are the table's. */
export const cardColumns = checksOf<{
  [Field in CardField]: Field extends 'businessName'
    ? z.ZodType<CardFields[Field], CardFields[Field]>
    : z.ZodDefault<z.ZodType<CardFields[Field], CardFields[Field]>>;
}>(stored, cardFieldNames);

const scheduled = { isShown: z.boolean(), showFrom: timestamp.nullable(), showUntil: timestamp.nullable() };

function endsAfterStart(
  { showFrom, showUntil }: { showFrom: string | null; showUntil: string | null },
  ctx: z.RefinementCtx,
): void {
  if (showFrom && showUntil && new Date(showUntil) <= new Date(showFrom))
    ctx.addIssue({ code: 'custom', message: 'until_before_from', path: ['showUntil'] });
}

const link = z
  .object({
    title: requiredLine(80),
    url: z
      .string()
      .max(2_000)
      .transform((text, ctx) => {
        const address = safeLink(text);
        if (address === null)
          ctx.addIssue({ code: 'custom', message: text.trim() === '' ? 'required' : 'invalid_url' });
        return address ?? '';
      }),
    ...scheduled,
  })
  .superRefine(endsAfterStart);

const picture = galleryImage
  .extend({ caption: optionalLine(200).default(null), ...scheduled })
  .superRefine(endsAfterStart);

/** `/media/…` as an upload answered it; the server checks that the picture is the owner's. */
const ownPicture = z
  .string()
  .max(2_000)
  .nullable()
  .transform((address) => address || null);

const written: Checks = {
  line: ({ isRequired, maxLength }) => (isRequired ? requiredLine(maxLength) : optionalLine(maxLength)),
  text: ({ maxLength }) => optionalText(maxLength),
  url: () => optionalLink,
  socialLink: (_spec, network) => optionalSocialLink(network),
  email: () => optionalEmail,
  phone: () => optionalPhone,
  whatsapp: () => optionalWhatsapp,
  picture: () => ownPicture,
  slug: () => cardAddress.nullable(),
  colour: () =>
    z
      .string()
      .toLowerCase()
      .regex(/^#[0-9a-f]{6}$/u, 'colour_invalid')
      .nullable(),
  choice: ({ choices }) => z.enum(choices),
  language: () => cardLanguage.nullable(),
  flag: () => z.boolean(),
  degrees: ({ max }) => z.number().min(-max).max(max).nullable(),
  week: () => typedWeek,
  specialDays: () => typedSpecialDays,
  translations: () => typedTranslations,
  gallery: () => z.array(picture).max(maxPictures),
  links: () => z.array(link).max(maxLinks),
  services: () => typedServices,
  questions: () => typedQuestions,
  documents: () => typedDocuments,
  sections: () => typedSections,
  phones: () => typedPhones,
  paymentLinks: () => typedPaymentLinks,
  branches: () => typedBranches,
};

/** A field as forms send it: a missing caption counts as empty. */
type Sent<Field extends CardField> =
  Field extends CardFieldOfType<'gallery'> ? z.input<typeof picture>[] : CardFields[Field];

/**
 * The fields of a card as its owner's forms send them: the one schema of the editor, the first-card wizard and
 * imports. Texts are cleaned, links and numbers checked, an empty field becomes null (docs/specification.md 3,
 * business_profiles). The owner can't write the card's user, type, package and community.
 */
export const cardFields = z.object(
  checksOf<{ [Field in CardField]: z.ZodType<CardFields[Field], Sent<Field>> }>(written, cardFieldNames),
);

/** Any part of a card; a field that isn't sent stays as it is. */
export const cardChanges = cardFields.partial();

/** Staff correct what is stored: numbers and profiles are taken as typed, without the help that owners get. */
const corrected = {
  line: written.line,
  text: written.text,
  url: () => optionalLink,
  socialLink: () => optionalLink,
  email: () => optionalEmail,
  phone: () => optionalLine(maxLengthOfType.phone),
  whatsapp: () => optionalLine(maxLengthOfType.whatsapp),
  slug: () => storedSlug.nullable(),
  colour: () => colour.nullable(),
  choice: ({ choices }) => z.enum(choices),
  language: written.language,
  flag: () => z.boolean(),
  week: () => businessHours,
  links: () => customLinks,
} satisfies Partial<Checks>;

/** Fields that staff may correct; pictures, gallery and the point on the map are the owner's to set. */
export type StaffCardField = CardFieldOfType<keyof typeof corrected>;
export const staffCardFields = checksOf<{
  [Field in StaffCardField]: z.ZodType<CardFields[Field], CardFields[Field]>;
}>(
  corrected,
  cardFieldNames.filter((field) => cardFieldSpec(field).type in corrected),
);
