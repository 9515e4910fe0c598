import { RelatedRows } from '../../../kit/show/RelatedRows.tsx';
import { StaffNotes } from '../../../kit/notes/StaffNotes.tsx';
import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import { payoutLineView } from '../payout-lines/fields.ts';
import { disputeView } from '../disputes/fields.ts';
import { receiptView } from '../receipts/fields.ts';
import { paymentView } from './fields.ts';
import { PaymentCommands } from './PaymentCommands.tsx';
import { PaymentTimeline } from './PaymentTimeline.tsx';

const related = [
  { name: 'timeline', label: 'payments.timeline', content: <PaymentTimeline /> },
  { name: 'disputes', content: <RelatedRows view={disputeView} target="attemptId" /> },
  { name: 'receipts', content: <RelatedRows view={receiptView} target="attemptId" /> },
  { name: 'payout-lines', content: <RelatedRows view={payoutLineView} target="attemptId" /> },
  { name: 'notes', needs: 'staff-notes', label: 'notes.title', content: <StaffNotes resource="payments" /> },
] as const;

export function PaymentShow() {
  return <ResourceShow view={paymentView} actions={<PaymentCommands />} related={related} />;
}
