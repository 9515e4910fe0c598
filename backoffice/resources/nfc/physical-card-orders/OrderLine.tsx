import { Alert, Step, StepLabel, Stepper } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatDay } from '../../../kit/formatting/dates.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { usePageRecord } from '../../../kit/show/use-page-record.ts';
import { lateBy } from './late-by.ts';

const way = ['pending', 'paid', 'in_production', 'shipped', 'delivered'] as const;

/** The order's progress, and warnings: that it is late, or can't be printed yet. */
export function OrderLine() {
  const word = useMessages();
  const translate = useTranslate();
  const order = usePageRecord<'physical-card-orders'>();
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
        <Stepper
          aria-label={word('orders.line')}
          activeStep={order.status === 'delivered' ? way.length : place}
          alternativeLabel
          sx={{ maxInlineSize: 760, mb: 3 }}
        >
          {way.map((step, at) => (
            <Step key={step} aria-current={at === place ? 'step' : undefined}>
              <StepLabel>{translate(`bikur.choices.orderStatus.${step}`)}</StepLabel>
            </Step>
          ))}
        </Stepper>
      )}
    </>
  );
}
