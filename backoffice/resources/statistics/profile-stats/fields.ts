import { count, moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { dailyViews } from '../../../kit/fields/table-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';
import type { Sections } from '../../../kit/show/ResourceShow.tsx';

export const statsFields: FieldMap<'profile-stats'> = {
  id: number,
  profileId: reference('business-profiles'),
  views: count,
  uniqueVisitors: count,
  phoneClicks: count,
  emailClicks: count,
  websiteClicks: count,
  whatsappClicks: count,
  mapClicks: count,
  socialClicks: count,
  contactFormSubmissions: count,
  cardDownloads: count,
  lastWeekViews: count,
  lastMonthViews: count,
  dailyViewsData: dailyViews,
  createdAt: moment,
  updatedAt: moment,
};

export const statsView = defineListView({
  resource: 'profile-stats',
  fields: statsFields,
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

export const statsSections: Sections<'profile-stats'> = [
  ['views', ['profileId', 'views', 'uniqueVisitors', 'lastWeekViews', 'lastMonthViews', 'dailyViewsData']],
  [
    'clicks',
    [
      'phoneClicks',
      'whatsappClicks',
      'emailClicks',
      'websiteClicks',
      'mapClicks',
      'socialClicks',
      'contactFormSubmissions',
      'cardDownloads',
    ],
  ],
];
