import { adminRows } from '../../../contract/admin/rows.schema.ts';
import { ProfileStats } from '../../../models/ProfileStats.ts';
import type { AdminResource } from '../../../http/admin/admin-resource.ts';

/** Counters of the cards; read only (docs/product.md 7). */
export const profileStatsResource: AdminResource = {
  name: 'profile-stats',
  model: ProfileStats,
  row: adminRows['profile-stats'],
  sortable: ['profileId', 'views', 'uniqueVisitors', 'lastWeekViews', 'lastMonthViews'],
  filterable: ['profileId', 'views', 'lastWeekViews', 'lastMonthViews'],
  searched: 'profile_stats',
  defaultSort: ['lastMonthViews', 'DESC'],
};
