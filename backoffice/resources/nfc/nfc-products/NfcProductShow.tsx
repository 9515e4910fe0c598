import { RelatedTab } from '../../../kit/show/RelatedTab.tsx';
import { Show, TabbedShowLayout, WithRecord } from 'react-admin';
import { OrderTable } from '../physical-card-orders/fields.tsx';
import { nfcProductFields } from './fields.tsx';
import { PrintedPicture } from './PrintedPicture.tsx';

export const NfcProductShow = () => (
  <Show>
    <TabbedShowLayout>
      <TabbedShowLayout.Tab label="bikur.show.details">
        <WithRecord render={(product) => <PrintedPicture product={product} />} />
        {nfcProductFields}
      </TabbedShowLayout.Tab>
      <RelatedTab path="physical-card-orders" target="nfcProductId" table={<OrderTable />} />
    </TabbedShowLayout>
  </Show>
);
