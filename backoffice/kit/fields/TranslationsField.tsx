// react-admin's TranslatableFields shows one language at a time, in tabs.
import { useLocale } from 'react-admin';
import {
  defaultLanguage,
  languageOfCode,
  languages,
  nameIn,
  type Language,
} from '../../../api/contract/base/languages.ts';
import { TypedText } from '../components/TypedText.tsx';
import { makeField } from './make-field.tsx';
import { PlainList } from './PlainList.tsx';
import { isRecord } from './read-value.ts';

/** The languages a product's texts are written in beside the columns' own. */
export const furtherLanguages = languages.filter((language) => language !== defaultLanguage);

/** What is written of a product in a language: only what isn't empty. */
export function textsIn(translations: unknown, language: Language): Readonly<Record<string, unknown>> {
  const own = isRecord(translations) ? translations[language] : undefined;
  if (!isRecord(own)) return {};
  return Object.fromEntries(
    Object.entries(own).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : Boolean(value))),
  );
}

const lineOf = (translations: unknown, language: Language) =>
  Object.values(textsIn(translations, language)).flat().map(String);

/** A product's texts in the further languages. */
export const TranslationsField = makeField(
  ({ value }) => {
    const own = languageOfCode(useLocale());
    return (
      <PlainList className="wide">
        {furtherLanguages.map((language) => (
          <li key={language}>
            {nameIn(own, language)}:{' '}
            {lineOf(value, language).map((text, at) => (
              <span key={text}>
                {at > 0 ? ' · ' : null}
                <TypedText>{text}</TypedText>
              </span>
            ))}
          </li>
        ))}
      </PlainList>
    );
  },
  (value) =>
    furtherLanguages.map((language) => `${language}: ${lineOf(value, language).join(', ')}`).join('; '),
);
