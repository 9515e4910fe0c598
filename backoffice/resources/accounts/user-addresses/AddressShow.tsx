import { RecordActions } from '../../../kit/show/RecordActions.tsx';
import { DeleteWithConfirmButton, Show, TabbedShowLayout } from 'react-admin';
import { HistoryTab } from '../../admin/audit-log/history/HistoryTab.tsx';
import { addressFields } from './fields.tsx';

export const AddressShow = () => (
  <Show actions={<RecordActions commands={<DeleteWithConfirmButton />} />}>
    <TabbedShowLayout>
      <TabbedShowLayout.Tab label="bikur.show.details">{addressFields}</TabbedShowLayout.Tab>
      <HistoryTab path="history" />
    </TabbedShowLayout>
  </Show>
);
