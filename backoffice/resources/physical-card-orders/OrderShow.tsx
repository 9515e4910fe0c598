import { ResourceShow } from '../../show/ResourceShow.tsx';
import { RelatedRows } from '../../show/RelatedRows.tsx';
import { allocationView } from '../card-allocations/fields.ts';
import { orderFields, orderSections } from './fields.ts';

const related = [
  { name: 'card-allocations', content: <RelatedRows view={allocationView} target="orderId" /> },
] as const;

export function OrderShow() {
  return (
    <ResourceShow
      resource="physical-card-orders"
      fields={orderFields}
      sections={orderSections}
      related={related}
    />
  );
}
