import { demoSlugs as s } from '../slugs.ts';
import { cardLeads } from './card-leads.ts';
import type { DemoLead } from './lead-type.ts';
import { salesLeads } from './sales-leads.ts';

/** What visitors wrote to the demo account's card; kept apart because it is restored every night. */
export const demoAccountLeads: readonly DemoLead[] = [
  {
    slug: s.giliCeramics,
    name: 'מסעדת הגינה',
    phone: '04-555-0334',
    email: 'chef@hagina.example',
    message: 'ארבעים צלחות מרק, כחול עמוק. זמן אספקה?',
    status: 'new',
    age: 6,
  },
  {
    slug: s.giliCeramics,
    name: 'שולמית אור',
    phone: '052-555-0335',
    email: 'shula@mail.example',
    message: 'הספל שקניתי נסדק במדיח. אפשר להחליף?',
    status: 'in_progress',
    age: 80,
  },
  {
    slug: s.giliCeramics,
    name: 'חן ועומר',
    phone: '053-555-0336',
    email: 'chen@mail.example',
    message: 'סדנה זוגית ליום נישואין, יש תאריך בשישי?',
    status: 'won',
    age: 400,
  },
];

export const demoLeads: readonly DemoLead[] = [...salesLeads, ...cardLeads, ...demoAccountLeads];
