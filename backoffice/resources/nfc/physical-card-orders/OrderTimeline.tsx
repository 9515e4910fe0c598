import { ReasonText } from '../../../kit/components/ReasonText.tsx';
import { Alert, Link as StyledLink } from '@mui/material';
import { useLocale, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { languageOfCode } from '../../../../api/contract/base/languages.ts';
import { installmentWords } from '../../../../api/contract/payments/installment-words.ts';
import type { OrderTimeline as Timeline } from '../../../../api/contract/nfc/order-papers.schema.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { StatusTag, TimelineMoment, TimelinePart } from '../../../kit/show/TimelineRows.tsx';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';
import { useOrderTimeline } from './use-order-timeline.ts';
import { Money } from '../../../kit/components/Money.tsx';

/** Payments of an order with their documents, and its status changes. */
export function OrderTimeline() {
  const word = useMessages();
  const order = useRecordContext<ResourceRecord<'physical-card-orders'>>();
  const { data, error } = useOrderTimeline(order?.id, order?.updatedAt);
  if (error) return <Alert severity="error">{word('orders.timelineFailed')}</Alert>;
  if (!data) return null;
  return (
    <>
      <Payments timeline={data} />
      <Coupons timeline={data} />
      <Steps timeline={data} />
    </>
  );
}

function Payments({ timeline: { payments } }: { timeline: Timeline }) {
  const word = useMessages();
  const translate = useTranslate();
  const language = languageOfCode(useLocale());
  return (
    <TimelinePart title={word('orders.payments')} none={word('orders.noPayments')} rows={payments}>
      {({ id, at, kind, status, amount, last4, paymentType, installments, reason, document }) => (
        <li key={id}>
          <TimelineMoment at={at} />
          <b>{word(`orders.kinds.${kind}`)}</b>
          <Money of={amount} />
          <span>{word(`orders.states.${status}`)}</span>
          {last4 || paymentType ? (
            <span className="more">
              {paymentType ? translate(`bikur.choices.paymentType.${paymentType}`) : word('orders.card')}{' '}
              {last4 ? <bdi dir="ltr">···· {last4}</bdi> : null}
              {installments > 1 ? `, ${installmentWords[language].count(installments)}` : null}
            </span>
          ) : null}
          {document ? (
            <StyledLink component={Link} to={`/receipts/${document.id}/show`}>
              <bdi dir="ltr">{document.number}</bdi>
            </StyledLink>
          ) : null}
          {reason ? <ReasonText className="more" reason={reason} /> : null}
        </li>
      )}
    </TimelinePart>
  );
}

/** Coupons that lowered the order; nothing where none did. */
function Coupons({ timeline: { coupons } }: { timeline: Timeline }) {
  const word = useMessages();
  const translate = useTranslate();
  if (coupons.length === 0) return null;
  return (
    <TimelinePart title={word('orders.coupons')} none="" rows={coupons}>
      {({ id, at, code, discount, status, isWhole }) => (
        <li key={id}>
          <TimelineMoment at={at} />
          <StyledLink component={Link} to={`/coupon-redemptions/${id}/show`}>
            <bdi translate="no">{code}</bdi>
          </StyledLink>
          <Money of={`-${discount}`} />
          <span>{translate(`bikur.choices.redemptionStatus.${status}`)}</span>
          {isWhole ? <span className="more">{word('orders.couponWhole')}</span> : null}
        </li>
      )}
    </TimelinePart>
  );
}

function Steps({ timeline: { steps } }: { timeline: Timeline }) {
  const word = useMessages();
  return (
    <TimelinePart title={word('orders.steps')} none={word('orders.noSteps')} rows={steps}>
      {({ at, to, by, reason }) => (
        <li key={`${at} ${to}`}>
          <TimelineMoment at={at} />
          <StatusTag choice="orderStatus" value={to} />
          <bdi>{by ?? word('orders.bySystem')}</bdi>
          <ReasonText className="more" reason={reason} />
        </li>
      )}
    </TimelinePart>
  );
}
