import { Alert, styled } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { formatDay } from '../../../kit/formatting/dates.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';
import { lateBy } from './late-by.ts';

const Line = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(min-content, 1fr))',
  maxInlineSize: 760,
  margin: '0 0 24px',
  padding: 0,
  listStyle: 'none',
  '& li': {
    position: 'relative',
    paddingBlockStart: 22,
    paddingInlineEnd: 8,
    fontSize: '0.8125rem',
    color: theme.tokens.muted,
  },
  '& li::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 5,
    insetInline: 0,
    blockSize: 2,
    backgroundColor: theme.tokens.lineStrong,
  },
  '& li:last-child::before': { insetInlineEnd: 'auto', inlineSize: 12 },
  '& li::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    inlineSize: 12,
    blockSize: 12,
    borderRadius: '50%',
    boxShadow: `inset 0 0 0 2px ${theme.tokens.lineStrong}`,
    backgroundColor: theme.tokens.ground,
  },
  '& [data-state="done"]::before': { backgroundColor: theme.tokens.primary },
  '& [data-state="done"]::after': { backgroundColor: theme.tokens.primary, boxShadow: 'none' },
  '& [data-state="now"]': { color: theme.tokens.ink, fontWeight: 600 },
  '& [data-state="now"]::after': { backgroundColor: theme.tokens.accent, boxShadow: 'none' },
}));

const way = ['pending', 'paid', 'in_production', 'shipped', 'delivered'] as const;

/** The order's progress, and warnings: that it is late, or can't be printed yet. */
export function OrderLine() {
  const word = useMessages();
  const translate = useTranslate();
  const order = useRecordContext<ResourceRecord<'physical-card-orders'>>();
  if (!order) return null;
  const place = way.findIndex((step) => step === order.status);
  const late = lateBy(order);
  return (
    <>
      {late > 0 && order.estimatedDeliveryDate ? (
        <Alert severity="error" sx={{ mb: 2 }}>
          {word('orders.lateNotice', { day: formatDay(new Date(order.estimatedDeliveryDate)) })}
        </Alert>
      ) : null}
      {order.status === 'paid' && order.designApprovedAt === null ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {word('orders.notApproved')}
        </Alert>
      ) : null}
      {place === -1 ? null : (
        <Line aria-label={word('orders.line')}>
          {way.map((step, at) => (
            <li
              key={step}
              data-state={
                at < place || order.status === 'delivered' ? 'done' : at === place ? 'now' : 'ahead'
              }
              aria-current={at === place ? 'step' : undefined}
            >
              {translate(`bikur.choices.orderStatus.${step}`)}
            </li>
          ))}
        </Line>
      )}
    </>
  );
}
