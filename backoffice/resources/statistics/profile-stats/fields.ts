import { count, moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { dailyViews } from '../../../kit/fields/table-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';

export const statsFields: FieldMap<'profile-stats'> = {
  profileId: reference('business-profiles'),
  views: count,
  uniqueVisitors: count,
  lastWeekViews: count,
  lastMonthViews: count,
  dailyViewsData: dailyViews,
  phoneClicks: count,
  whatsappClicks: count,
  emailClicks: count,
  websiteClicks: count,
  mapClicks: count,
  socialClicks: count,
  contactFormSubmissions: count,
  cardDownloads: count,
  id: number,
  createdAt: moment,
  updatedAt: moment,
};

export const statsView = defineListView({
  resource: 'profile-stats',
  fields: statsFields,
  sections: { views: 'profileId', clicks: 'phoneClicks', system: 'id' },
  nameColumn: 'profileId',
  columns: [
    'views',
    'uniqueVisitors',
    'lastWeekViews',
    'lastMonthViews',
    'phoneClicks',
    'whatsappClicks',
    'cardDownloads',
    'updatedAt',
  ],
  sortable: ['id', 'profileId', 'views', 'uniqueVisitors', 'lastWeekViews', 'lastMonthViews'],
  sort: { field: 'views', order: 'DESC' },
  narrow: { second: 'updatedAt', end: 'views' },
});
