import type { CardLanguage } from '../../../../api/contract/base/card-languages.ts';
import type { CardField, CardFields } from '../../../../api/contract/cards/card-fields.ts';
import { findTranslation, textsOf, type CardText } from '../../../../api/contract/cards/card-texts.ts';
import type {
  CardTranslation,
  TranslatedText,
} from '../../../../api/contract/cards/entities/translations.schema.ts';
import { sectionIds, sectionOfField } from './card-sections.ts';

/** A text of the card with what was written for it in a language. */
export interface TextToTranslate extends CardText {
  entry: TranslatedText | null;
  /** The main text was changed since; in a list visitors see the main language until its owner confirms. */
  isChanged: boolean;
}

const placeOf = (field: CardField) => sectionIds.indexOf(sectionOfField(field));

/** Every text of the card beside its translation, in the order of the editor's parts. */
export function textsToTranslate(values: CardFields, { texts: written }: CardTranslation): TextToTranslate[] {
  const texts = textsOf(values);
  const sources = new Set(texts.map(({ source }) => source));
  const inOrder = texts.toSorted((one, other) => placeOf(one.field) - placeOf(other.field));
  return inOrder.map((text) => {
    const entry =
      findTranslation(written, text) ??
      written.find(({ path, source }) => path === text.path && !sources.has(source)) ??
      null;
    return { ...text, entry, isChanged: entry !== null && entry.source !== text.source };
  });
}

/**
 * The translations with one text written anew; an empty one is taken out. What belongs to no text of the card any more
 * goes, too.
 */
export function withText(
  values: CardFields,
  language: CardLanguage,
  { path, source, entry }: TextToTranslate,
  text: string,
): CardTranslation[] {
  const texts = textsOf(values);
  const belongs = (one: TranslatedText) =>
    texts.some((present) => present.path === one.path || present.source === one.source);
  return values.translations.map((translation) => {
    if (translation.language !== language) return translation;
    const others = translation.texts.filter((one) => one !== entry && belongs(one));
    return { language, texts: text === '' ? others : [...others, { path, source, text }] };
  });
}
