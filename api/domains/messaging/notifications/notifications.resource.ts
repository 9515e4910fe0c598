import { adminRows } from '../../../contract/admin/rows.schema.ts';
import { Notification } from '../../../models/Notification.ts';
import type { AdminResource } from '../../../http/admin/admin-resource.ts';

/** What people were told in the product; read only (docs/product.md 7). */
export const notificationsResource: AdminResource = {
  name: 'notifications',
  model: Notification,
  row: adminRows.notifications,
  sortable: ['createdAt'],
  filterable: ['userId', 'type', 'isRead', 'campaignId', 'createdAt'],
  searched: 'notifications',
  defaultSort: ['createdAt', 'DESC'],
};
