import { StaffNotes } from '../../../kit/notes/StaffNotes.tsx';
import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import { RelatedRows } from '../../../kit/show/RelatedRows.tsx';
import { allocationView } from '../card-allocations/fields.ts';
import { orderView } from './fields.ts';
import { OrderFaces } from './OrderFaces.tsx';
import { OrderLine } from './OrderLine.tsx';
import { OrderPapers } from './OrderPapers.tsx';
import { OrderSteps } from './OrderSteps.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';

const related = [
  { name: 'faces', label: 'orders.face', content: <OrderFaces /> },
  { name: 'timeline', label: 'orders.timeline', content: <OrderTimeline /> },
  { name: 'card-allocations', content: <RelatedRows view={allocationView} target="orderId" /> },
  {
    name: 'notes',
    needs: 'staff-notes',
    label: 'notes.title',
    content: <StaffNotes resource="physical-card-orders" />,
  },
] as const;

export function OrderShow() {
  return (
    <ResourceShow
      view={orderView}
      head={<OrderLine />}
      actions={
        <>
          <OrderPapers />
          <OrderSteps />
        </>
      }
      canEdit
      related={related}
    />
  );
}
