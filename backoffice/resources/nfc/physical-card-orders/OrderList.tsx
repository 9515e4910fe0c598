import { SelectArrayInput } from 'react-admin';
import { TableList } from '../../../kit/list/TableList.tsx';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { choiceFilter, dayFilters, nameFilter, searchFilter } from '../../../kit/list/filter-inputs.tsx';
import { daysAgo } from '../../../kit/list/recent-days.ts';
import type { QuickFilter } from '../../../kit/list/quick-filter.ts';
import { OrderBulk } from './OrderBulk.tsx';
import { OrderTable } from './fields.tsx';

/** Takes several statuses: orders to be shipped have one of two. The address may also name a single one. */
function StatusFilter({ source }: { source: string; alwaysOn?: boolean }) {
  return (
    <SelectArrayInput
      source={source}
      choices={choicesOf('orderStatus')}
      format={(value: unknown) => (Array.isArray(value) ? value : value ? [value] : [])}
      parse={(value: unknown[]) => (value.length === 0 ? null : value)}
      sx={{ minInlineSize: 180 }}
    />
  );
}

const filters = [
  searchFilter,
  <StatusFilter key="status" source="status" alwaysOn />,
  nameFilter('userId', 'users'),
  nameFilter('profileId', 'business-profiles'),
  choiceFilter('paymentMethod', 'paymentType'),
  ...dayFilters('createdAt', ['from']),
  ...dayFilters('estimatedDeliveryDate', ['until']),
];

const soonestFirst = { field: 'estimatedDeliveryDate', order: 'ASC' } as const;

/** Quick filters of the staff who print and ship; an order is late from the day after its delivery day. */
const questions = (): QuickFilter[] => [
  { label: 'orders.toShip', filter: { status: ['paid', 'in_production'] }, sort: soonestFirst },
  {
    label: 'orders.late',
    filter: { status: ['paid', 'in_production', 'shipped'], estimatedDeliveryDate_lte: daysAgo(1) },
    sort: soonestFirst,
  },
  { label: 'orders.waiting', filter: { status: 'pending' } },
  { label: 'orders.back', filter: { status: ['cancelled', 'returned', 'refunded'] } },
];

export const OrderList = () => (
  <TableList filters={filters} views={questions()}>
    <OrderTable bulk={<OrderBulk />} />
  </TableList>
);
