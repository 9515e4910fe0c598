import { useLocale, useTranslate } from 'react-admin';
import { languageOfCode, nameIn, type Language } from '../../../api/contract/base/languages.ts';
import { LinesInput, WordsInput } from './text-inputs.tsx';

interface Props {
  /** Whose words for the fields are used. */
  resource: 'products' | 'nfc-products';
  language: Language;
  /** Short texts beside name, description and features. */
  lines?: readonly string[];
}

/** The texts of a product in a further language; each field says which. */
export function TranslationInputs({ resource, language, lines = [] }: Props) {
  const own = languageOfCode(useLocale());
  const translate = useTranslate();
  const field = (name: string) => ({
    source: `translations.${language}.${name}`,
    label: `${translate(`resources.${resource}.fields.${name}`)} (${nameIn(own, language)})`,
  });
  return (
    <>
      <WordsInput {...field('name')} className="wide" />
      <WordsInput {...field('description')} multiline minRows={2} className="wide" />
      <LinesInput {...field('features')} className="wide" />
      {lines.map((name) => (
        <WordsInput key={name} {...field(name)} />
      ))}
    </>
  );
}
