import { BooleanInput, required } from 'react-admin';
import type { PaymentDecision } from '../../../../api/contract/payments/payment-commands.schema.ts';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import type { ExplainedWords } from '../../../kit/commands/use-command-words.ts';
import { MoneyInput } from '../../../kit/form/text-inputs.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { usePageRecord } from '../../../kit/show/use-page-record.ts';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';
import { OpenDispute } from '../disputes/OpenDispute.tsx';
import { SumOf, TransferCommands } from './TransferCommands.tsx';
import { usePaymentTimeline } from './use-timeline.ts';

const asked = ['pending', 'requires_action', 'unknown', 'expired', 'failed'];

/** Commands that the payment's state allows; the server enforces the same rules. */
export function PaymentCommands() {
  const word = useMessages();
  const payment = usePageRecord<'payments'>();
  const { data: timeline } = usePaymentTimeline(payment);
  const { kind, status, needsReview, currency, provider } = payment;
  const isTransfer = provider === 'bank';
  return (
    <>
      {timeline && timeline.left !== '0.00' ? (
        <CommandButton
          command="refund"
          words={isTransfer ? 'payments.refundTransfer' : 'payments.refund'}
          defaultValues={{ amount: timeline.left, endsPlan: false }}
          variant="contained"
          danger
          asksReason
          startsAt="amount"
          facts={<SumOf label="payments.left" amount={timeline.left} currency={currency} />}
        >
          <MoneyInput source="amount" label={word('payments.amount')} validate={required()} />
          {payment.packageId === null ? null : (
            <BooleanInput
              source="endsPlan"
              label={word('payments.endsPlan')}
              helperText={word('payments.endsPlanHelp')}
            />
          )}
        </CommandButton>
      ) : null}
      {!isTransfer && kind !== 'refund' && (status === 'succeeded' || status === 'excess') ? (
        <OpenDispute />
      ) : null}
      <TransferCommands payment={payment} />
      {kind === 'refund' && status === 'failed' && needsReview ? (
        <CommandButton
          command="retry-refund"
          words="payments.retryRefund"
          success={word('payments.refundDone')}
          variant="contained"
          asksReason
        />
      ) : null}
      {decisionsOn(payment).map((decision) => (
        <CommandButton
          key={decision}
          command="resolve"
          words={decisionWords[decision]}
          success={word(decision === 'give_back' ? 'payments.refundDone' : 'payments.decided')}
          transform={(values) => ({ ...values, decision })}
          danger={decision !== 'succeeded'}
          asksReason
        />
      ))}
      {asked.includes(status) && !isTransfer ? (
        <CommandButton command="look-up" words="payments.lookUp" />
      ) : null}
    </>
  );
}

const decisionWords = {
  succeeded: 'payments.succeed',
  failed: 'payments.fail',
  give_back: 'payments.giveBack',
} as const satisfies Record<PaymentDecision, ExplainedWords>;

/** What staff may decide on a payment that waits for them: money of another amount can only be given back. */
function decisionsOn(payment: ResourceRecord<'payments'>): readonly PaymentDecision[] {
  const { kind, status, needsReview, askedMinor } = payment;
  const isRefund = kind === 'refund';
  const endedBefore = status === 'expired' || status === 'failed';
  if (status !== 'manual_review' && (isRefund || !endedBefore || !needsReview)) return [];
  if (askedMinor !== null) return ['give_back'];
  return isRefund ? ['succeeded', 'failed'] : ['succeeded', 'failed', 'give_back'];
}
