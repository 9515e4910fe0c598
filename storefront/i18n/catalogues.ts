import type { ByLanguage } from '../../api/contract/base/languages.ts';
import type { English } from './catalogues.en.ts';
import type { Hebrew } from './catalogues.he.ts';

/** Every catalogue by its name; Hebrew gives the shape. */
export type Messages = Hebrew;

type Complete<Catalogues extends ByLanguage<Messages>> = Catalogues;

/** The type check fails for a language without catalogues, a missing catalogue and a missing text. */
export type Catalogues = Complete<{ he: Hebrew; en: English }>;
