import { RelatedTab } from '../../../kit/show/RelatedTab.tsx';
import { RecordActions } from '../../../kit/show/RecordActions.tsx';
import { Show, TabbedShowLayout } from 'react-admin';
import { cardReportFields, CardReportTable } from './fields.tsx';
import { ReportActions } from './ReportActions.tsx';

export const CardReportShow = () => (
  <Show actions={<RecordActions commands={<ReportActions />} />}>
    <TabbedShowLayout>
      <TabbedShowLayout.Tab label="bikur.show.details">{cardReportFields}</TabbedShowLayout.Tab>
      <RelatedTab
        path="card-reports"
        label="bikur.desk.reports.sameCard"
        target="profileId"
        source="profileId"
        table={<CardReportTable />}
      />
    </TabbedShowLayout>
  </Show>
);
