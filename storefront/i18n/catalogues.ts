import type { ByLanguage } from '../../api/contract/base/languages.ts';
import type { English } from './catalogues.en.ts';
import type { Hebrew } from './catalogues.he.ts';

/** What every catalogue says, by its name; Hebrew gives the shape. */
export type Messages = Hebrew;

type Complete<Catalogues extends ByLanguage<Messages>> = Catalogues;

/** A language without its catalogues, a catalogue that is missing and a text that is missing fail the type check. */
export type Catalogues = Complete<{ he: Hebrew; en: English }>;
