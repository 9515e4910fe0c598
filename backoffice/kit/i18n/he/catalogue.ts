import type { Catalogue } from '../catalogue.ts';
import { choicesHebrew } from './choices.ts';
import { detailsHebrew } from './details.ts';
import { interfaceHebrew } from './interface.ts';
import { reactAdminHebrew } from './react-admin.ts';
import { auditHebrew } from './resources/audit.ts';
import { campaignResourceHebrew } from './resources/campaigns.ts';
import { cardsHebrew } from './resources/cards.ts';
import { inboxResourcesHebrew } from './resources/support-inbox.ts';
import { moneyHebrew } from './resources/money.ts';
import { peopleHebrew } from './resources/people.ts';
import { teamResourcesHebrew } from './resources/teams.ts';
import { shopHebrew } from './resources/shop.ts';
import { sectionsHebrew } from './sections.ts';

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
