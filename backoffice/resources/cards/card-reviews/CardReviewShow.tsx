import { RecordActions } from '../../../kit/show/RecordActions.tsx';
import ArrowCounterClockwiseIcon from '~icons/ph/arrow-counter-clockwise';
import { Show, TabbedShowLayout } from 'react-admin';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { usePageRecord } from '../../../kit/show/use-page-record.ts';
import { HistoryTab } from '../../admin/audit-log/history/HistoryTab.tsx';
import { MessageInput, TakeDownButton } from '../card-reports/TakeDownButton.tsx';
import { cardReviewFields } from './fields.tsx';

export const CardReviewShow = () => (
  <Show actions={<RecordActions commands={<ReviewActions />} />}>
    <TabbedShowLayout>
      <TabbedShowLayout.Tab label="bikur.show.details">{cardReviewFields}</TabbedShowLayout.Tab>
      <HistoryTab path="history" />
    </TabbedShowLayout>
  </Show>
);

/** Commands that the review's state allows: away and back stand on one page. */
function ReviewActions() {
  const word = useMessages();
  const review = usePageRecord<'card-reviews'>();
  return (
    <>
      {review.statusBefore === null ? null : (
        <CommandButton
          command="restore"
          words="desk.reviews.restore"
          {...(review.status === 'reported' && { label: word('desk.reviews.keep') })}
          icon={<ArrowCounterClockwiseIcon />}
        >
          <MessageInput enterGives />
        </CommandButton>
      )}
      {review.status === 'taken_down' ? null : <TakeDownButton words="desk.reviews.take" />}
    </>
  );
}
