import type { CardLanguage } from '../base/card-languages.ts';
import {
  cardFieldNames,
  cardFieldSpec,
  type CardField,
  type CardFieldOfType,
  type CardFields,
  type CardFieldType,
} from './card-fields.ts';
import type { TranslatedText } from './entities/translations.schema.ts';
import { languageOfCard } from './language-of-card.ts';
import { maxSectionTitle } from './section-names.ts';

/** Says a text in another language; the path is where it stands within its field. */
type Say = <Text extends string | null>(text: Text, path: string) => Text;
type ValueOf<Type extends CardFieldType> = CardFields[CardFieldOfType<Type>];
type Texts<Type extends CardFieldType> = {
  say(value: ValueOf<Type>, say: Say): ValueOf<Type>;
  /** Max length of each text by the last part of its path. */
  lengths: Readonly<Record<string, number>>;
};

/** Lists that hold texts: where in them. The lengths are those of the lists' own checks. */
const listTexts = {
  services: {
    lengths: { group: 80, name: 80, description: 200, priceUnit: 40, duration: 40 },
    say: (groups, say) =>
      groups.map((group, at) => ({
        ...group,
        name: say(group.name, `${at}.group`),
        items: group.items.map((item, place) => ({
          ...item,
          name: say(item.name, `${at}.${place}.name`),
          description: say(item.description, `${at}.${place}.description`),
          priceUnit: say(item.priceUnit, `${at}.${place}.priceUnit`),
          duration: say(item.duration, `${at}.${place}.duration`),
        })),
      })),
  },
  questions: {
    lengths: { question: 160, answer: 1_000 },
    say: (questions, say) =>
      questions.map((each, at) => ({
        question: say(each.question, `${at}.question`),
        answer: say(each.answer, `${at}.answer`),
      })),
  },
  specialDays: {
    lengths: { name: 60 },
    say: (days, say) => days.map((day, at) => ({ ...day, name: say(day.name, `${at}.name`) })),
  },
  documents: {
    lengths: { name: 80 },
    say: (documents, say) => documents.map((each, at) => ({ ...each, name: say(each.name, `${at}.name`) })),
  },
  phones: {
    lengths: { label: 30 },
    say: (phones, say) => phones.map((each, at) => ({ ...each, label: say(each.label, `${at}.label`) })),
  },
  paymentLinks: {
    lengths: { title: 80 },
    say: (links, say) => links.map((link, at) => ({ ...link, title: say(link.title, `${at}.title`) })),
  },
  branches: {
    lengths: { name: 60, address: 300 },
    say: (branches, say) =>
      branches.map((each, at) => ({
        ...each,
        name: say(each.name, `${at}.name`),
        address: say(each.address, `${at}.address`),
      })),
  },
  gallery: {
    lengths: { caption: 200 },
    say: (images, say) =>
      images.map((image, at) => ({ ...image, caption: say(image.caption, `${at}.caption`) })),
  },
  links: {
    lengths: { title: 80 },
    say: (links, say) => links.map((link, at) => ({ ...link, title: say(link.title, `${at}.title`) })),
  },
  sections: {
    lengths: { title: maxSectionTitle },
    say: (sections, say) => sections.map((each, at) => ({ ...each, title: say(each.title, `${at}.title`) })),
  },
} satisfies { [Type in CardFieldType]?: Texts<Type> };

/** Types without any text, or with texts that are the same in every language. A new type belongs here or above. */
type Wordless =
  | 'line'
  | 'text'
  | 'url'
  | 'socialLink'
  | 'email'
  | 'phone'
  | 'whatsapp'
  | 'slug'
  | 'colour'
  | 'picture'
  | 'choice'
  | 'language'
  | 'flag'
  | 'degrees'
  | 'week'
  | 'translations';
const listTypes: readonly Exclude<CardFieldType, Wordless>[] = Object.keys(
  listTexts,
) as (keyof typeof listTexts)[];

/** A field's value is of its type; the compiler doesn't follow one through the other. */
interface ListTexts {
  say(value: unknown, say: Say): unknown;
  lengths: Readonly<Record<string, number>>;
}
function textsOfList(field: CardField): ListTexts | undefined {
  const type = listTypes.find((candidate) => candidate === cardFieldSpec(field).type);
  return type && (listTexts[type] as ListTexts);
}
const isOneText = (field: CardField): boolean => cardFieldSpec(field).isTranslated === true;

/** Max characters of the text at a path; null for a path at which no card has a text. */
export function maxLengthAt(path: string): number | null {
  const [name = '', ...rest] = path.split('.');
  const field = cardFieldNames.find((candidate) => candidate === name);
  if (!field) return null;
  if (isOneText(field) && rest.length === 0)
    return (cardFieldSpec(field) as { maxLength?: number }).maxLength ?? null;
  return textsOfList(field)?.lengths[rest.at(-1) ?? ''] ?? null;
}

type Worded = Pick<CardFields, CardField>;

/** The same card with every one of its owner's texts said anew (docs/product.md 12.8). */
function sayTexts<Card extends Worded>(card: Card, say: Say): Card {
  const said: Record<string, unknown> = {};
  for (const field of cardFieldNames) {
    const list = textsOfList(field);
    const value: unknown = card[field];
    if (isOneText(field) && (typeof value === 'string' || value === null)) said[field] = say(value, field);
    else if (list && Array.isArray(value))
      said[field] = list.say(value, (text, path) => say(text, `${field}.${path}`));
  }
  return { ...card, ...said };
}

export interface CardText {
  field: CardField;
  path: string;
  source: string;
}

/** Every text of a card that can be said in another language, in the card's own order. */
export function textsOf(card: Worded): CardText[] {
  const texts: CardText[] = [];
  sayTexts(card, (text, path) => {
    const field = cardFieldNames.find((name) => name === path.split('.')[0]);
    if (field && text !== null && text.trim() !== '') texts.push({ field, path, source: text });
    return text;
  });
  return texts;
}

/** The languages of a card, the main one first. */
export function languagesOfCard(card: Worded): [CardLanguage, ...CardLanguage[]] {
  const main = languageOfCard(card);
  return [main, ...card.translations.map(({ language }) => language).filter((one) => one !== main)];
}

/**
 * Finds what was written for a text: the entry of the very same words, wherever they stand now, the one of this place
 * first. A text that stands once on a card keeps its entry when its words change; that of a list doesn't, because
 * another thing may stand in its place.
 */
export function findTranslation(
  texts: readonly TranslatedText[],
  { path, source }: Pick<CardText, 'path' | 'source'>,
): TranslatedText | undefined {
  const maxLength = maxLengthAt(path) ?? 0;
  const same = texts.filter((entry) => entry.source === source && entry.text.length <= maxLength);
  return (
    same.find((entry) => entry.path === path) ??
    same[0] ??
    (path.includes('.') ? undefined : texts.find((entry) => entry.path === path))
  );
}

/**
 * A card in one of its languages: each text as its owner wrote it for that language, in the main one where nothing is
 * written. For a language that the card doesn't have it stays as it is.
 */
export function cardInLanguage<Card extends Worded>(card: Card, language: CardLanguage): Card {
  if (!languagesOfCard(card).includes(language)) return card;
  if (language === languageOfCard(card)) return { ...card, language };
  const texts = card.translations.find((one) => one.language === language)?.texts ?? [];
  const said = sayTexts(card, (text, path) => {
    if (text === null) return text;
    return (findTranslation(texts, { path, source: text })?.text ?? text) as typeof text;
  });
  return { ...said, language };
}
