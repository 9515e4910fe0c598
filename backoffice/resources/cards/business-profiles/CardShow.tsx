import { StaffNotes } from '../../../kit/notes/StaffNotes.tsx';
import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import { RelatedRows } from '../../../kit/show/RelatedRows.tsx';
import { orderView } from '../../nfc/physical-card-orders/fields.ts';
import { allocationView } from '../../nfc/card-allocations/fields.ts';
import { statsView } from '../../statistics/profile-stats/fields.ts';
import { RowHistory } from '../../admin/audit-log/history/RowHistory.tsx';
import { CardHead } from './CardHead.tsx';
import { DeleteCardButton } from './DeleteCardButton.tsx';
import { FormerAddresses } from './FormerAddresses.tsx';
import { ModerationActions, ModerationNotice } from './CardModeration.tsx';
import { cardReportView } from '../card-reports/fields.ts';
import { takedownView } from '../card-takedowns/fields.ts';
import { cardReviewView } from '../card-reviews/fields.ts';
import { cardView } from './fields.ts';

const related = [
  {
    name: 'notes',
    needs: 'staff-notes',
    label: 'notes.title',
    content: <StaffNotes resource="business-profiles" />,
  },
  { name: 'physical-card-orders', content: <RelatedRows view={orderView} target="profileId" /> },
  { name: 'card-allocations', content: <RelatedRows view={allocationView} target="profileId" /> },
  { name: 'card-reports', content: <RelatedRows view={cardReportView} target="profileId" /> },
  { name: 'card-takedowns', content: <RelatedRows view={takedownView} target="profileId" /> },
  { name: 'card-reviews', content: <RelatedRows view={cardReviewView} target="profileId" /> },
  { name: 'profile-stats', content: <RelatedRows view={statsView} target="profileId" /> },
  { name: 'former-addresses', label: 'cardPage.former', content: <FormerAddresses /> },
  {
    name: 'history',
    label: 'cardPage.history',
    content: <RowHistory entity="business-profiles" />,
    needs: 'audit-log',
  },
] as const;

export function CardShow() {
  return (
    <ResourceShow
      view={cardView}
      canEdit
      head={
        <>
          <ModerationNotice />
          <CardHead />
        </>
      }
      actions={
        <>
          <ModerationActions />
          <DeleteCardButton />
        </>
      }
      related={related}
    />
  );
}
