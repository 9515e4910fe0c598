import type { Catalogue } from '../catalogue.ts';
import { choicesEnglish } from './choices.ts';
import { detailsEnglish, interfaceEnglish, sectionsEnglish } from './interface.ts';
import { reactAdminEnglish } from './react-admin.ts';
import { auditEnglish, peopleEnglish } from './resources/people.ts';
import { campaignResourceEnglish, inboxResourcesEnglish } from './resources/support-inbox.ts';
import { cardsEnglish, teamResourcesEnglish } from './resources/cards.ts';
import { moneyEnglish } from './resources/money.ts';
import { shopEnglish } from './resources/shop.ts';

export const catalogueEnglish: Catalogue = {
  ra: reactAdminEnglish,
  resources: {
    ...peopleEnglish,
    ...cardsEnglish,
    ...moneyEnglish,
    ...shopEnglish,
    ...campaignResourceEnglish,
    ...inboxResourcesEnglish,
    ...auditEnglish,
    ...teamResourcesEnglish,
  },
  bikur: { ...interfaceEnglish, choices: choicesEnglish, details: detailsEnglish, sections: sectionsEnglish },
};
