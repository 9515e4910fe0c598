import { ReasonText } from '../../../kit/components/ReasonText.tsx';
import { Alert, Link as StyledLink, styled } from '@mui/material';
import { useLocale, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { languageOfCode } from '../../../../api/contract/base/languages.ts';
import { installmentWords } from '../../../../api/contract/payments/installment-words.ts';
import type { OrderTimeline as Timeline } from '../../../../api/contract/nfc/order-papers.schema.ts';
import { formatMoment } from '../../../kit/formatting/dates.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { SectionHeading } from '../../../kit/show/SectionHeading.tsx';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';
import { useOrderTimeline } from './use-order-timeline.ts';
import { Money } from '../../../kit/components/Money.tsx';

const Rows = styled('ol')(({ theme }) => ({
  margin: '0 0 32px',
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    padding: '10px 0',
    borderBlockEnd: `1px solid ${theme.tokens.line}`,
  },
  '& time': { minInlineSize: 130, color: theme.tokens.muted },
  '& .more': { color: theme.tokens.muted, overflowWrap: 'anywhere' },
}));

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
      <SectionHeading>{word('orders.steps')}</SectionHeading>
      <Steps timeline={data} />
    </>
  );
}

function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at}>
      <bdi dir="ltr">{formatMoment(new Date(at))}</bdi>
    </time>
  );
}

function Payments({ timeline: { payments } }: { timeline: Timeline }) {
  const word = useMessages();
  const translate = useTranslate();
  const language = languageOfCode(useLocale());
  return (
    <section>
      <SectionHeading>{word('orders.payments')}</SectionHeading>
      {payments.length === 0 ? (
        <p>{word('orders.noPayments')}</p>
      ) : (
        <Rows>
          {payments.map(
            ({ id, at, kind, status, amount, last4, paymentType, installments, reason, document }) => (
              <li key={id}>
                <Moment at={at} />
                <b>{word(`orders.kinds.${kind}`)}</b>
                <Money of={amount} />
                <span>{word(`orders.states.${status}`)}</span>
                {last4 || paymentType ? (
                  <span className="more">
                    {paymentType
                      ? translate(`bikur.choices.paymentType.${paymentType}`)
                      : word('orders.card')}{' '}
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
            ),
          )}
        </Rows>
      )}
    </section>
  );
}

/** Coupons that lowered the order; nothing where none did. */
function Coupons({ timeline: { coupons } }: { timeline: Timeline }) {
  const word = useMessages();
  const translate = useTranslate();
  if (coupons.length === 0) return null;
  return (
    <section>
      <SectionHeading>{word('orders.coupons')}</SectionHeading>
      <Rows>
        {coupons.map(({ id, at, code, discount, status, isWhole }) => (
          <li key={id}>
            <Moment at={at} />
            <StyledLink component={Link} to={`/coupon-redemptions/${id}/show`}>
              <bdi translate="no">{code}</bdi>
            </StyledLink>
            <Money of={`-${discount}`} />
            <span>{translate(`bikur.choices.redemptionStatus.${status}`)}</span>
            {isWhole ? <span className="more">{word('orders.couponWhole')}</span> : null}
          </li>
        ))}
      </Rows>
    </section>
  );
}

function Steps({ timeline: { steps } }: { timeline: Timeline }) {
  const word = useMessages();
  const translate = useTranslate();
  if (steps.length === 0) return <p>{word('orders.noSteps')}</p>;
  return (
    <Rows>
      {steps.map(({ at, to, by, reason }) => (
        <li key={`${at} ${to}`}>
          <Moment at={at} />
          <b>{translate(`bikur.choices.orderStatus.${to}`)}</b>
          <bdi>{by ?? word('orders.bySystem')}</bdi>
          <ReasonText className="more" reason={reason} />
        </li>
      ))}
    </Rows>
  );
}
