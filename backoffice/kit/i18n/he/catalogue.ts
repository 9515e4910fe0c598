import type { Catalogue } from '../catalogue.ts';
import { choicesHebrew } from './choices.ts';
import { detailsHebrew, interfaceHebrew, sectionsHebrew } from './interface.ts';
import { reactAdminHebrew } from './react-admin.ts';
import { auditHebrew, peopleHebrew } from './resources/people.ts';
import { campaignResourceHebrew, inboxResourcesHebrew } from './resources/support-inbox.ts';
import { cardsHebrew, teamResourcesHebrew } from './resources/cards.ts';
import { moneyHebrew } from './resources/money.ts';
import { shopHebrew } from './resources/shop.ts';

export const catalogueHebrew: Catalogue = {
  ra: reactAdminHebrew,
  resources: {
    ...peopleHebrew,
    ...cardsHebrew,
    ...moneyHebrew,
    ...shopHebrew,
    ...campaignResourceHebrew,
    ...inboxResourcesHebrew,
    ...auditHebrew,
    ...teamResourcesHebrew,
  },
  bikur: { ...interfaceHebrew, choices: choicesHebrew, details: detailsHebrew, sections: sectionsHebrew },
};
