import { Show, TabbedShowLayout } from 'react-admin';
import { RelatedTab } from '../../../kit/show/RelatedTab.tsx';
import { CardReportTable } from '../card-reports/fields.tsx';
import { takedownFields } from './fields.tsx';

export const CardTakedownShow = () => (
  <Show>
    <TabbedShowLayout>
      <TabbedShowLayout.Tab label="bikur.show.details">{takedownFields}</TabbedShowLayout.Tab>
      <RelatedTab path="card-reports" target="takedownId" table={<CardReportTable />} />
    </TabbedShowLayout>
  </Show>
);
