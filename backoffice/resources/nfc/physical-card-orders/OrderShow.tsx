import { NotesTab } from '../../../kit/notes/NotesTab.tsx';
import { Show, TabbedShowLayout } from 'react-admin';
import { RecordActions } from '../../../kit/show/RecordActions.tsx';
import { RelatedTab } from '../../../kit/show/RelatedTab.tsx';
import { AllocationTable } from '../card-allocations/fields.tsx';
import { orderFields } from './fields.tsx';
import { OrderFaces } from './OrderFaces.tsx';
import { OrderLine } from './OrderLine.tsx';
import { OrderPapers } from './OrderPapers.tsx';
import { OrderSteps } from './OrderSteps.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';

export const OrderShow = () => (
  <Show
    actions={
      <RecordActions
        commands={
          <>
            <OrderPapers />
            <OrderSteps />
          </>
        }
      />
    }
  >
    <TabbedShowLayout>
      <TabbedShowLayout.Tab label="bikur.show.details">
        <OrderLine />
        {orderFields}
      </TabbedShowLayout.Tab>
      <TabbedShowLayout.Tab label="bikur.orders.face" path="faces">
        <OrderFaces />
      </TabbedShowLayout.Tab>
      <TabbedShowLayout.Tab label="bikur.orders.timeline" path="timeline">
        <OrderTimeline />
      </TabbedShowLayout.Tab>
      <RelatedTab path="card-allocations" target="orderId" table={<AllocationTable />} />
      <NotesTab path="notes" resource="physical-card-orders" />
    </TabbedShowLayout>
  </Show>
);
