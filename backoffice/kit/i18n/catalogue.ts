import type { TranslationMessages } from 'react-admin';
import type { Choices } from './he/choices.ts';
import type { detailsHebrew, interfaceHebrew, sectionsHebrew } from './he/interface.ts';
import type { ReactAdminMessages } from './react-admin-messages.ts';
import type { ResourceMessages } from './resource-messages.ts';
import type { SameShape } from './shape.ts';

export interface Catalogue {
  ra: ReactAdminMessages;
  resources: ResourceMessages;
  bikur: SameShape<typeof interfaceHebrew> & {
    choices: Choices;
    details: SameShape<typeof detailsHebrew>;
    sections: SameShape<typeof sectionsHebrew>;
  };
}

/** Casts the catalogue to react-admin's type, which knows only its own keys. */
export function asMessages(catalogue: Catalogue): TranslationMessages {
  return catalogue as unknown as TranslationMessages;
}
