import { useRecordContext } from 'react-admin';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { ReasonInput } from '../../../kit/commands/ReasonInput.tsx';
import { MoneyInput } from '../../../kit/form/text-inputs.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';
import { usePaymentTimeline } from './use-timeline.ts';
import { Money } from '../../../kit/components/Money.tsx';

const asked = ['pending', 'requires_action', 'unknown', 'expired', 'failed'];

/** Commands that the payment's state allows; the server enforces the same rules. */
export function PaymentCommands() {
  const word = useMessages();
  const payment = useRecordContext<ResourceRecord<'payments'>>();
  const { data: timeline } = usePaymentTimeline(payment);
  if (!payment) return null;
  const { kind, status, needsReview, currency } = payment;
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
              <p>{word('payments.refundExplain')}</p>
            </>
          }
          success={word('payments.refunded')}
          defaultValues={{ amount: '' }}
          variant="contained"
          danger
        >
          <MoneyInput source="amount" label={word('payments.amount')} fullWidth />
          <ReasonInput />
        </CommandButton>
      ) : null}
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
      {status === 'manual_review' ? (
        <>
          <Decision decision="succeeded" />
          <Decision decision="failed" />
        </>
      ) : null}
      {asked.includes(status) ? (
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

function Decision({ decision }: { decision: 'succeeded' | 'failed' }) {
  const word = useMessages();
  const isGood = decision === 'succeeded';
  return (
    <CommandButton
      command="resolve"
      label={word(isGood ? 'payments.succeed' : 'payments.fail')}
      explain={word(isGood ? 'payments.succeedExplain' : 'payments.failExplain')}
      success={word('payments.decided')}
      transform={(values) => ({ ...values, decision })}
      danger={!isGood}
    >
      <ReasonInput />
    </CommandButton>
  );
}
