import { Show, TabbedShowLayout } from 'react-admin';
import { usePageRecord } from '../../../kit/show/use-page-record.ts';
import { RecordActions } from '../../../kit/show/RecordActions.tsx';
import { RelatedTab } from '../../../kit/show/RelatedTab.tsx';
import { CardReportTable } from '../card-reports/fields.tsx';
import { LiftTakedownButton } from '../card-reports/LiftTakedownButton.tsx';
import { takedownFields } from './fields.tsx';

export const CardTakedownShow = () => (
  <Show actions={<RecordActions commands={<WayBack />} />}>
    <TabbedShowLayout>
      <TabbedShowLayout.Tab label="bikur.show.details">{takedownFields}</TabbedShowLayout.Tab>
      <RelatedTab path="card-reports" target="takedownId" table={<CardReportTable />} />
    </TabbedShowLayout>
  </Show>
);

const WayBack = () => <LiftTakedownButton takedown={usePageRecord<'card-takedowns'>()} />;
