import { enUS, heIL, type Localization } from '@mui/material/locale';
import type { ByLanguage } from '../../../api/contract/base/languages.ts';
import type { Catalogue } from './catalogue.ts';
import { catalogueEnglish } from './en/catalogue.ts';
import { catalogueHebrew } from './he/catalogue.ts';

/** What the back office says in each language, and what the library of its components does. */
export const catalogues: ByLanguage<{ messages: Catalogue; material: Localization }> = {
  he: { messages: catalogueHebrew, material: heIL },
  en: { messages: catalogueEnglish, material: enUS },
};
