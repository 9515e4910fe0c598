import { adminRows } from '../../../contract/admin/rows.schema.ts';
import { Package } from '../../../models/Package.ts';
import { setTeamCommand } from '../team/set-team.ts';
import type { AdminResource } from '../../../http/admin/admin-resource.ts';
import { inForceOn } from './package-figures.queries.ts';
import { cancelPackage, resumePackageRenewal, stopPackageRenewal } from './package-commands.ts';

/** What people have bought; only the system writes it, besides the commands (docs/product.md 7). */
export const packagesResource: AdminResource = {
  name: 'packages',
  model: Package,
  row: adminRows.packages,
  sortable: ['status', 'startDate', 'endDate', 'nextPaymentDate', 'price', 'createdAt'],
  filterable: [
    'userId',
    'productId',
    'status',
    'billingCycle',
    'isPaid',
    'autoRenew',
    'isEnterprise',
    'renewalProcessStatus',
    'startDate',
    'endDate',
    'nextPaymentDate',
    'createdAt',
  ],
  named: { inForceOn: inForceOn('packages') },
  searched: 'packages',
  defaultSort: ['createdAt', 'DESC'],
  commands: [setTeamCommand, cancelPackage, stopPackageRenewal, resumePackageRenewal],
};
