import type { Catalogue } from '../catalogue.ts';
import { choicesEnglish } from './choices.ts';
import { detailsEnglish } from './details.ts';
import { interfaceEnglish } from './interface.ts';
import { reactAdminEnglish } from './react-admin.ts';
import { auditEnglish } from './resources/audit.ts';
import { campaignResourceEnglish } from './resources/campaigns.ts';
import { cardsEnglish } from './resources/cards.ts';
import { inboxResourcesEnglish } from './resources/support-inbox.ts';
import { moneyEnglish } from './resources/money.ts';
import { peopleEnglish } from './resources/people.ts';
import { teamResourcesEnglish } from './resources/teams.ts';
import { shopEnglish } from './resources/shop.ts';
import { sectionsEnglish } from './sections.ts';

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
