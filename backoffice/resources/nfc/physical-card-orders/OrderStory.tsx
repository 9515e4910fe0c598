import { Alert, Link as StyledLink, styled } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { OrderStory as Story } from '../../../../api/contract/nfc/order-papers.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { formatMoment } from '../../../kit/formatting/dates.ts';
import { formatMoney } from '../../../kit/formatting/numbers.ts';
import { useWords } from '../../../kit/i18n/use-words.ts';
import { SectionHeading } from '../../../kit/show/SectionHeading.tsx';
import type { ResourceRecord } from '../../resource-entities.ts';
import { useOrderStory } from './use-order-story.ts';

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

/** Payments of an order with their documents, and every step it took: who, when and why. */
export function OrderStory() {
  const word = useWords();
  const order = useRecordContext<ResourceRecord<'physical-card-orders'>>();
  const { data, error } = useOrderStory(order?.id, order?.updatedAt);
  if (error) return <Alert severity="error">{word('orders.storyFailed')}</Alert>;
  if (!data) return null;
  return (
    <>
      <Payments story={data} />
      <SectionHeading>{word('orders.steps')}</SectionHeading>
      <Steps story={data} />
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

function Payments({ story: { payments } }: { story: Story }) {
  const word = useWords();
  return (
    <section>
      <SectionHeading>{word('orders.payments')}</SectionHeading>
      {payments.length === 0 ? (
        <p>{word('orders.noPayments')}</p>
      ) : (
        <Rows>
          {payments.map(({ id, at, kind, status, amount, last4, reason, document }) => (
            <li key={id}>
              <Moment at={at} />
              <b>{word(`orders.kinds.${kind}`)}</b>
              <bdi className="figures">{formatMoney(amount, 'ILS')}</bdi>
              <span>{word(`orders.states.${status}`)}</span>
              {last4 ? (
                <span className="more">
                  {word('orders.card')} <bdi dir="ltr">···· {last4}</bdi>
                </span>
              ) : null}
              {document ? (
                <StyledLink component={Link} to={`/receipts/${document.id}/show`}>
                  <bdi dir="ltr">{document.number}</bdi>
                </StyledLink>
              ) : null}
              {reason ? (
                <bdi className="more" dir={directionOfText(reason)}>
                  {reason}
                </bdi>
              ) : null}
            </li>
          ))}
        </Rows>
      )}
    </section>
  );
}

function Steps({ story: { steps } }: { story: Story }) {
  const word = useWords();
  const translate = useTranslate();
  if (steps.length === 0) return <p>{word('orders.noSteps')}</p>;
  return (
    <Rows>
      {steps.map(({ at, to, by, reason }) => (
        <li key={`${at} ${to}`}>
          <Moment at={at} />
          <b>{translate(`bikur.choices.orderStatus.${to}`)}</b>
          <bdi>{by ?? word('orders.bySystem')}</bdi>
          <bdi className="more" dir={directionOfText(reason)}>
            {reason}
          </bdi>
        </li>
      ))}
    </Rows>
  );
}
