import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { PaymentTimeline as Timelines } from '../../../../api/contract/payments/payment-commands.schema.ts';
import { CodeBlock } from '../../../kit/components/CodeBlock.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { usePageRecord } from '../../../kit/show/use-page-record.ts';
import { ConsentRows } from '../../../kit/show/ConsentRows.tsx';
import { stepRows, Timeline, type TimelineRow } from '../../../kit/show/Timeline.tsx';
import { usePaymentTimeline } from './use-timeline.ts';

const ofAttempt = ({ id, at, status, ...attempt }: Timelines['further'][number]): TimelineRow => ({
  key: id,
  at,
  link: [`/payments/${id}/show`, `#${id}`],
  status: ['attemptStatus', status],
  ...attempt,
});

/** The timeline of a payment: refunds, documents, status changes, and all traffic with the provider. */
export function PaymentTimeline() {
  const word = useMessages();
  const translate = useTranslate();
  const payment = usePageRecord<'payments'>();
  const { data, error } = usePaymentTimeline(payment);
  if (error) return <Alert severity="error">{word('payments.timelineFailed')}</Alert>;
  if (!data) return null;
  const { currency } = payment;
  return (
    <>
      <Timeline
        title="payments.refunds"
        none="payments.noRefunds"
        currency={currency}
        rows={data.refunds.map(ofAttempt)}
      />
      <Timeline title="payments.further" currency={currency} rows={data.further.map(ofAttempt)} />
      <Timeline
        title="payments.documents"
        none="payments.noDocuments"
        currency={currency}
        rows={data.documents.map(({ id, number, kind, amount }) => ({
          key: id,
          what: translate(`bikur.choices.receiptKind.${kind}`),
          link: [`/receipts/${id}/show`, number],
          amount,
        }))}
      />
      <ConsentRows consents={data.consents} />
      <Timeline title="payments.steps" none="payments.noSteps" rows={stepRows(data.steps, 'attemptStatus')} />
      <Timeline
        title="payments.calls"
        none="payments.noCalls"
        rows={data.calls.map((call) => ({
          key: call.id,
          at: call.at,
          what: (
            <bdi dir="ltr" translate="no">
              {call.operation}
            </bdi>
          ),
          more: (
            <>
              <bdi dir="ltr" translate="no">
                {call.outcome} {call.httpStatus === null ? null : `HTTP ${call.httpStatus}`}
              </bdi>{' '}
              {word('payments.milliseconds', { count: call.milliseconds })}
            </>
          ),
          // Request and reply, redacted as stored.
          below: (
            <details>
              <summary>
                {word('payments.request')} / {word('payments.response')}
              </summary>
              <CodeBlock>{JSON.stringify(call.request, null, 2)}</CodeBlock>
              <CodeBlock>{JSON.stringify(call.response, null, 2)}</CodeBlock>
            </details>
          ),
        }))}
      />
      <Timeline
        title="payments.events"
        none="payments.noEvents"
        rows={data.events.map(({ id, at, hint, status }) => ({
          key: id,
          at,
          link: [`/provider-events/${id}/show`, translate(`bikur.choices.eventHint.${hint}`)],
          status: ['eventStatus', status],
        }))}
      />
    </>
  );
}
