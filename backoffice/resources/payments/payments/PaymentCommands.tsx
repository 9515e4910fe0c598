import { BooleanInput, required, useRecordContext } from 'react-admin';
import type { PaymentDecision } from '../../../../api/contract/payments/payment-commands.schema.ts';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { ReasonInput } from '../../../kit/commands/ReasonInput.tsx';
import { MoneyInput } from '../../../kit/form/text-inputs.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';
import { OpenDispute } from '../disputes/OpenDispute.tsx';
import { TransferCommands } from './TransferCommands.tsx';
import { usePaymentTimeline } from './use-timeline.ts';
import { Money } from '../../../kit/components/Money.tsx';

const asked = ['pending', 'requires_action', 'unknown', 'expired', 'failed'];

/** Commands that the payment's state allows; the server enforces the same rules. */
export function PaymentCommands() {
  const word = useMessages();
  const payment = useRecordContext<ResourceRecord<'payments'>>();
  const { data: timeline } = usePaymentTimeline(payment);
  if (!payment) return null;
  const { kind, status, needsReview, currency, provider } = payment;
  const isTransfer = provider === 'bank';
  const isRefundable = timeline !== undefined && timeline.left !== '0.00';
  return (
    <>
      {isRefundable ? (
        <CommandButton
          command="refund"
          label={word('payments.refund')}
          explain={
            <>
              <p>
                {word('payments.left')}:{' '}
                <b>
                  <Money of={timeline.left} currency={currency} />
                </b>
              </p>
              <p>{word(isTransfer ? 'payments.refundTransferExplain' : 'payments.refundExplain')}</p>
            </>
          }
          success={word(isTransfer ? 'payments.refundNoted' : 'payments.refunded')}
          defaultValues={{ amount: timeline.left, endsPlan: false }}
          variant="contained"
          danger
        >
          <MoneyInput source="amount" label={word('payments.amount')} validate={required()} fullWidth />
          {payment.packageId === null ? null : (
            <BooleanInput
              source="endsPlan"
              label={word('payments.endsPlan')}
              helperText={word('payments.endsPlanHelp')}
            />
          )}
          <ReasonInput />
        </CommandButton>
      ) : null}
      {!isTransfer && kind !== 'refund' && (status === 'succeeded' || status === 'excess') ? (
        <OpenDispute />
      ) : null}
      <TransferCommands payment={payment} />
      {kind === 'refund' && status === 'failed' && needsReview ? (
        <CommandButton
          command="retry-refund"
          label={word('payments.retryRefund')}
          explain={word('payments.retryRefundExplain')}
          success={word('payments.refunded')}
          variant="contained"
        >
          <ReasonInput />
        </CommandButton>
      ) : null}
      {decisionsOn(payment).map((decision) => (
        <Decision key={decision} decision={decision} />
      ))}
      {asked.includes(status) && !isTransfer ? (
        <CommandButton
          command="look-up"
          label={word('payments.lookUp')}
          explain={word('payments.lookUpExplain')}
          success={word('payments.lookedUp')}
        />
      ) : null}
    </>
  );
}

/** What staff may decide on a payment that waits for them: money of another amount can only be given back. */
function decisionsOn(payment: ResourceRecord<'payments'>): readonly PaymentDecision[] {
  const { kind, status, needsReview, askedMinor } = payment;
  const isRefund = kind === 'refund';
  const endedBefore = status === 'expired' || status === 'failed';
  if (status !== 'manual_review' && (isRefund || !endedBefore || !needsReview)) return [];
  if (askedMinor !== null) return ['give_back'];
  return isRefund ? ['succeeded', 'failed'] : ['succeeded', 'failed', 'give_back'];
}

const words = {
  succeeded: ['payments.succeed', 'payments.succeedExplain', 'payments.decided'],
  failed: ['payments.fail', 'payments.failExplain', 'payments.decided'],
  give_back: ['payments.giveBack', 'payments.giveBackExplain', 'payments.refunded'],
} as const satisfies Record<PaymentDecision, readonly string[]>;

function Decision({ decision }: { decision: PaymentDecision }) {
  const word = useMessages();
  const [label, explain, success] = words[decision];
  return (
    <CommandButton
      command="resolve"
      label={word(label)}
      explain={word(explain)}
      success={word(success)}
      transform={(values) => ({ ...values, decision })}
      danger={decision !== 'succeeded'}
    >
      <ReasonInput />
    </CommandButton>
  );
}
