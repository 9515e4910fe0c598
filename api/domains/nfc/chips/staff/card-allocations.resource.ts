import { adminRows } from '../../../../contract/admin/rows.schema.ts';
import { CardAllocation } from '../../../../models/CardAllocation.ts';
import { chipCommands } from './chip-commands.ts';
import type { AdminResource } from '../../../../http/admin/admin-resource.ts';

/** Chips: staff see them, freeze them and ask for them back; only their owner chooses where they lead. */
export const cardAllocationsResource: AdminResource = {
  name: 'card-allocations',
  model: CardAllocation,
  row: adminRows['card-allocations'],
  sortable: ['status', 'quantity', 'createdAt'],
  filterable: ['orderId', 'userId', 'profileId', 'status', 'tapCode', 'createdAt'],
  searched: 'card_allocations',
  defaultSort: ['createdAt', 'DESC'],
  commands: chipCommands,
};
