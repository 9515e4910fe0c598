import { useState } from 'react';
import { reportReviewEndpoint } from '../../../../api/contract/cards/my-reviews.endpoint.ts';
import type { ReviewReportReason } from '../../../../api/contract/cards/entities/card-review.schema.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogDescription, DialogTitle } from '../../../components/dialog.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { call } from '../../../lib/call.ts';
import styles from './reviews.module.css';
import { useReviewAction } from './use-review-actions.ts';
import { useReviewsMessages } from './use-reviews-messages.ts';

const reasons: readonly ReviewReportReason[] = ['not_client', 'offensive', 'false', 'private', 'other'];

/** Asks why a review is reported; it leaves the card at once. */
export function ReportDialog({ id, onClose }: { id: number; onClose(): void }) {
  const texts = useReviewsMessages();
  const [reason, setReason] = useState<ReviewReportReason>('not_client');
  const report = useReviewAction(() => call(reportReviewEndpoint, { params: { id }, body: { reason } }), {
    said: texts.reportSent,
    onDone: onClose,
  });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} closeLabel={texts.close}>
      <DialogTitle className={styles['dialogTitle']}>{texts.reportTitle}</DialogTitle>
      <DialogDescription>{texts.reportText}</DialogDescription>
      <fieldset className={styles['choices']}>
        <legend>
          <VisuallyHidden>{texts.reportTitle}</VisuallyHidden>
        </legend>
        {reasons.map((each) => (
          <label key={each}>
            <input type="radio" name="reason" checked={reason === each} onChange={() => setReason(each)} />
            {texts.reasons[each]}
          </label>
        ))}
      </fieldset>
      <div className={styles['actions']}>
        <Button variant="danger" busy={report.isPending} onClick={() => report.mutate(undefined)}>
          {texts.reportSend}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
