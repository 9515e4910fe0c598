import type { RaRecord } from 'react-admin';
import { isRecord } from '../fields/read-value.ts';
import { withoutEmptyLines } from './text-inputs.tsx';

const withoutEmptyFeatures = (texts: object) =>
  'features' in texts ? { ...texts, features: withoutEmptyLines(texts.features) } : texts;

/** Drops empty lines between the features before sending, in every language. */
export function transformProduct(data: Partial<RaRecord>): Partial<RaRecord> {
  const translations: unknown = data['translations'];
  return {
    ...data,
    features: withoutEmptyLines(data['features']),
    ...(isRecord(translations) && {
      translations: Object.fromEntries(
        Object.entries(translations).map(([language, texts]) => [
          language,
          isRecord(texts) ? withoutEmptyFeatures(texts) : texts,
        ]),
      ),
    }),
  };
}
