import type { SavedViewRow } from '../../../contract/admin/entities/saved-view.schema.ts';
import type { AccountName } from './accounts.ts';

/** Lists as one of the staff wants them, by the names that they gave. */
export const demoSavedViews: readonly (Pick<SavedViewRow, 'resource' | 'name' | 'filter' | 'sort'> & {
  owner: AccountName;
})[] = [
  {
    owner: 'admin',
    resource: 'users',
    name: 'נרשמו ועוד אין להם כרטיס',
    filter: { cards: 'none', userRole: 'user' },
    sort: { field: 'createdAt', order: 'DESC' },
  },
  {
    owner: 'admin',
    resource: 'physical-card-orders',
    name: 'לדפוס, הישנות קודם',
    filter: { status: ['paid', 'in_production'] },
    sort: { field: 'createdAt', order: 'ASC' },
  },
  {
    owner: 'finance',
    resource: 'payments',
    name: 'החזרים של החודש',
    filter: { kind: 'refund' },
    sort: { field: 'createdAt', order: 'DESC' },
  },
  {
    owner: 'support',
    resource: 'contact-leads',
    name: 'פניות פתוחות מהטלפון',
    filter: { status: 'in_progress', source: 'phone' },
    sort: null,
  },
  {
    owner: 'content',
    resource: 'blog-posts',
    name: 'טיוטות',
    filter: { state: 'draft' },
    sort: { field: 'updatedAt', order: 'DESC' },
  },
];
