import { defaultLanguage, type Language } from '../base/languages.ts';

/** What visitors read of a printed product. */
interface PrintedTexts {
  name: string;
  description: string | null;
  features: string[];
}

/** A printed product with its texts: the columns in the default language, `translations` in the others. */
interface TranslatedPrint extends PrintedTexts {
  translations: Partial<
    Record<Language, Partial<{ [Name in keyof PrintedTexts]: PrintedTexts[Name] | null | undefined }>>
  >;
}

/** What an order stores of the product's name. */
interface SoldName {
  productName?: string | undefined;
  productNames?: Partial<Record<Language, string>> | undefined;
}

/** The texts of a printed product in a language; what isn't written in it stands in the default language. */
export function printedTextsIn(product: TranslatedPrint, language: Language): PrintedTexts {
  const own = language === defaultLanguage ? undefined : product.translations[language];
  return {
    name: own?.name || product.name,
    description: own?.description || product.description,
    features: own?.features?.length ? own.features : product.features,
  };
}

/** The names of a product as an order stores them: it goes on being called what it was sold as. */
export function soldNameOf({ name, translations }: TranslatedPrint): SoldName & { productName: string } {
  const others = Object.entries(translations).flatMap(([language, texts]) =>
    texts?.name ? [[language, texts.name]] : [],
  );
  return { productName: name, productNames: Object.fromEntries(others) as Partial<Record<Language, string>> };
}

/** What an order's product was sold as, in a language; undefined for orders from before it was stored. */
export const soldNameIn = ({ productName, productNames }: SoldName, language: Language): string | undefined =>
  productNames?.[language] || productName;
