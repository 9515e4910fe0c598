import { ReasonText } from '../../../kit/components/ReasonText.tsx';
import { Alert, Link as StyledLink, styled } from '@mui/material';
import type { ReactNode } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { PaymentTimeline as Timeline } from '../../../../api/contract/payments/payment-commands.schema.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { ConsentRows } from '../../../kit/show/ConsentRows.tsx';
import { StatusTag, TimelineMoment, TimelinePart, TimelineSteps } from '../../../kit/show/TimelineRows.tsx';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';
import { usePaymentTimeline } from './use-timeline.ts';
import { Money } from '../../../kit/components/Money.tsx';

/** The timeline of a payment: refunds, documents, status changes, and all traffic with the provider. */
export function PaymentTimeline() {
  const word = useMessages();
  const payment = useRecordContext<ResourceRecord<'payments'>>();
  const { data, error } = usePaymentTimeline(payment);
  if (error) return <Alert severity="error">{word('payments.timelineFailed')}</Alert>;
  if (!data || !payment) return null;
  const sum = (amount: string) => <Money of={amount} currency={payment.currency} />;
  return (
    <>
      <TimelinePart title={word('payments.refunds')} none={word('payments.noRefunds')} rows={data.refunds}>
        {({ id, at, status, amount, reason }) => (
          <li key={id}>
            <TimelineMoment at={at} />
            <StyledLink component={Link} to={`/payments/${id}/show`}>
              #{id}
            </StyledLink>
            {sum(amount)}
            <StatusTag choice="attemptStatus" value={status} />
            {reason ? <ReasonText className="more" reason={reason} /> : null}
          </li>
        )}
      </TimelinePart>
      {data.further.length > 0 ? (
        <TimelinePart title={word('payments.further')} none="" rows={data.further}>
          {({ id, at, status, amount }) => (
            <li key={id}>
              <TimelineMoment at={at} />
              <StyledLink component={Link} to={`/payments/${id}/show`}>
                #{id}
              </StyledLink>
              {sum(amount)}
              <StatusTag choice="attemptStatus" value={status} />
            </li>
          )}
        </TimelinePart>
      ) : null}
      <Documents documents={data.documents} sum={sum} />
      <ConsentRows consents={data.consents} />
      <TimelineSteps steps={data.steps} choice="attemptStatus" />
      <Calls calls={data.calls} />
      <Events events={data.events} />
    </>
  );
}

function Documents({ documents, sum }: Pick<Timeline, 'documents'> & { sum(amount: string): ReactNode }) {
  const word = useMessages();
  const translate = useTranslate();
  return (
    <TimelinePart title={word('payments.documents')} none={word('payments.noDocuments')} rows={documents}>
      {({ id, number, kind, amount }) => (
        <li key={id}>
          <span>{translate(`bikur.choices.receiptKind.${kind}`)}</span>
          <StyledLink component={Link} to={`/receipts/${id}/show`}>
            <bdi dir="ltr">{number}</bdi>
          </StyledLink>
          {sum(amount)}
        </li>
      )}
    </TimelinePart>
  );
}

const Words = styled('pre')({
  margin: 0,
  maxInlineSize: '100%',
  overflowX: 'auto',
  fontSize: '0.8125rem',
  textAlign: 'start',
});

/** Requests and replies, redacted as stored. */
function Calls({ calls }: Pick<Timeline, 'calls'>) {
  const word = useMessages();
  return (
    <TimelinePart title={word('payments.calls')} none={word('payments.noCalls')} rows={calls}>
      {({ id, at, operation, outcome, httpStatus, milliseconds, request, response }) => (
        <li key={id}>
          <TimelineMoment at={at} />
          <b>
            <bdi dir="ltr">{operation}</bdi>
          </b>
          <bdi dir="ltr">{outcome}</bdi>
          <span className="more">
            {httpStatus === null ? null : <bdi dir="ltr">HTTP {httpStatus}</bdi>}{' '}
            {word('payments.milliseconds', { count: milliseconds })}
          </span>
          <details style={{ flexBasis: '100%', minInlineSize: 0 }}>
            <summary>
              {word('payments.request')} / {word('payments.response')}
            </summary>
            <Words dir="ltr" tabIndex={0}>
              {JSON.stringify(request, null, 2)}
            </Words>
            <Words dir="ltr" tabIndex={0}>
              {JSON.stringify(response, null, 2)}
            </Words>
          </details>
        </li>
      )}
    </TimelinePart>
  );
}

function Events({ events }: Pick<Timeline, 'events'>) {
  const word = useMessages();
  const translate = useTranslate();
  return (
    <TimelinePart title={word('payments.events')} none={word('payments.noEvents')} rows={events}>
      {({ id, at, hint, status }) => (
        <li key={id}>
          <TimelineMoment at={at} />
          <StyledLink component={Link} to={`/provider-events/${id}/show`}>
            {translate(`bikur.choices.eventHint.${hint}`)}
          </StyledLink>
          <StatusTag choice="eventStatus" value={status} />
        </li>
      )}
    </TimelinePart>
  );
}
