import { defaultLanguage, type Language, type Translated } from '../base/languages.ts';

export const benefitNames = ['benefit1', 'benefit2', 'benefit3', 'benefit4', 'benefit5'] as const;
type BenefitName = (typeof benefitNames)[number];

/** What visitors read of a plan. */
interface ProductTexts extends Record<BenefitName, string | null> {
  name: string;
  description: string | null;
  features: string[];
}

/** A plan with its texts: the columns in the default language, `translations` in the others. */
interface TranslatedProduct extends ProductTexts {
  translations: Partial<
    Record<Language, Partial<{ [Name in keyof ProductTexts]: ProductTexts[Name] | null | undefined }>>
  >;
}

/** A point of a plan that stands for talks with staff; whoever has it opens them by a button (docs/product.md 11.7). */
export const consultation: Translated = { he: 'ייעוץ שיווקי', en: 'Marketing consultation' };

/** Whether consultation is among the points of a plan, as staff wrote them in the default language. */
export const hasConsultation = (product: ProductTexts): boolean =>
  [...product.features, ...benefitNames.map((name) => product[name])].includes(consultation[defaultLanguage]);

/** The texts of a plan in a language; what isn't written in it stands in the default language. */
export function productTextsIn(product: TranslatedProduct, language: Language): ProductTexts {
  const own = language === defaultLanguage ? undefined : product.translations[language];
  const benefits = benefitNames.map((name) => [name, own?.[name] || product[name]]);
  return {
    name: own?.name || product.name,
    description: own?.description || product.description,
    features: own?.features?.length ? own.features : product.features,
    ...(Object.fromEntries(benefits) as Record<BenefitName, string | null>),
  };
}

/** The name of a plan in a language; empty where there is no plan any more. */
export const productNameIn = (
  product: Pick<TranslatedProduct, 'name' | 'translations'> | null | undefined,
  language: Language,
): string =>
  product ? (language !== defaultLanguage && product.translations[language]?.name) || product.name : '';
