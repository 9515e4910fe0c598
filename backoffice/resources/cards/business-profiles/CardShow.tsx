import { NotesTab } from '../../../kit/notes/NotesTab.tsx';
import { Show, TabbedShowLayout } from 'react-admin';
import { RecordActions } from '../../../kit/show/RecordActions.tsx';
import { RelatedTab } from '../../../kit/show/RelatedTab.tsx';
import { OrderTable } from '../../nfc/physical-card-orders/fields.tsx';
import { AllocationTable } from '../../nfc/card-allocations/fields.tsx';
import { StatsTable } from '../../statistics/profile-stats/fields.tsx';
import { HistoryTab } from '../../admin/audit-log/history/HistoryTab.tsx';
import { CardHead } from './CardHead.tsx';
import { DeleteCardButton } from './DeleteCardButton.tsx';
import { FormerAddresses } from './FormerAddresses.tsx';
import { ModerationActions, ModerationNotice } from './CardModeration.tsx';
import { CardReportTable } from '../card-reports/fields.tsx';
import { TakedownTable } from '../card-takedowns/fields.tsx';
import { CardReviewTable } from '../card-reviews/fields.tsx';
import { cardFields } from './fields.tsx';

export const CardShow = () => (
  <Show
    actions={
      <RecordActions
        commands={
          <>
            <ModerationActions />
            <DeleteCardButton />
          </>
        }
      />
    }
  >
    <TabbedShowLayout>
      <TabbedShowLayout.Tab label="bikur.show.details">
        <ModerationNotice />
        <CardHead />
        {cardFields}
      </TabbedShowLayout.Tab>
      <NotesTab path="notes" resource="business-profiles" />
      <RelatedTab path="physical-card-orders" target="profileId" table={<OrderTable />} />
      <RelatedTab path="card-allocations" target="profileId" table={<AllocationTable />} />
      <RelatedTab path="card-reports" target="profileId" table={<CardReportTable />} />
      <RelatedTab path="card-takedowns" target="profileId" sortBy="takenAt" table={<TakedownTable />} />
      <RelatedTab path="card-reviews" target="profileId" table={<CardReviewTable />} />
      <RelatedTab path="profile-stats" target="profileId" sortBy="views" table={<StatsTable />} />
      <TabbedShowLayout.Tab label="bikur.cardPage.former" path="former-addresses">
        <FormerAddresses />
      </TabbedShowLayout.Tab>
      <HistoryTab path="history" />
    </TabbedShowLayout>
  </Show>
);
