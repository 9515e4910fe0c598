import { adminInputs } from '../../../../contract/admin/inputs.schema.ts';
import { adminRows } from '../../../../contract/admin/rows.schema.ts';
import { PhysicalCardOrder } from '../../../../models/PhysicalCardOrder.ts';
import { orderCommands } from './order-commands.ts';
import type { AdminResource } from '../../../../http/admin/admin-resource.ts';

/** Orders of printed cards: money and statuses are the system's, staff use commands and write notes. */
export const physicalCardOrdersResource: AdminResource = {
  name: 'physical-card-orders',
  model: PhysicalCardOrder,
  row: adminRows['physical-card-orders'],
  sortable: ['status', 'quantity', 'totalAmount', 'estimatedDeliveryDate', 'createdAt'],
  filterable: [
    'userId',
    'profileId',
    'nfcProductId',
    'status',
    'paymentMethod',
    'estimatedDeliveryDate',
    'createdAt',
  ],
  searched: 'physical_card_orders',
  defaultSort: ['createdAt', 'DESC'],
  update: { input: adminInputs['physical-card-orders'].update },
  commands: orderCommands,
};
