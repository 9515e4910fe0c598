import { RecordActions } from '../../../kit/show/RecordActions.tsx';
import ArrowCounterClockwiseIcon from '~icons/ph/arrow-counter-clockwise';
import ProhibitIcon from '~icons/ph/prohibit';
import { SelectInput, Show, TabbedShowLayout, required, useRecordContext } from 'react-admin';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';
import { HistoryTab } from '../../admin/audit-log/history/HistoryTab.tsx';
import { MessageInput } from '../card-reports/TakeDownButton.tsx';
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
  const review = useRecordContext<ResourceRecord<'card-reviews'>>();
  if (!review) return null;
  return (
    <>
      {review.statusBefore === null ? null : (
        <CommandButton
          command="restore"
          words="desk.reviews.restore"
          {...(review.status === 'reported' && { label: word('desk.reviews.keep') })}
          icon={<ArrowCounterClockwiseIcon />}
        >
          <MessageInput />
        </CommandButton>
      )}
      {review.status === 'taken_down' ? null : (
        <CommandButton command="take-down" words="desk.reviews.take" icon={<ProhibitIcon />} danger>
          <SelectInput
            source="reason"
            label={word('desk.takedown.reason')}
            choices={choicesOf('reportReason')}
            validate={required()}
            fullWidth
          />
          <MessageInput />
        </CommandButton>
      )}
    </>
  );
}
