import { required, useStore } from 'react-admin';
import { orderCommandsFrom, type OrderCommand } from '../../../../api/contract/nfc/order-commands.schema.ts';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { FurtherCommands } from '../../../kit/commands/FurtherCommands.tsx';
import { CodeInput, MoneyInput, WordsInput } from '../../../kit/form/text-inputs.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { usePageRecord } from '../../../kit/show/use-page-record.ts';
import { useOrderTimeline } from './use-order-timeline.ts';

/** Only the commands that the order's status allows; the server enforces the same rule. */
export function OrderSteps() {
  const word = useMessages();
  const order = usePageRecord<'physical-card-orders'>();
  const { data: timeline } = useOrderTimeline();
  const [carrier, setCarrier] = useStore('orders.carrier', '');
  const may = (command: OrderCommand) =>
    (orderCommandsFrom[command] as readonly string[]).includes(order.status);
  return (
    <>
      {may('start-production') && order.designApprovedAt ? (
        <CommandButton command="start-production" words="orders.start" variant="contained" />
      ) : null}
      {may('ship') ? (
        <CommandButton
          command="ship"
          words="orders.ship"
          variant="contained"
          // Most orders go with the carrier of the one before.
          defaultValues={{ shippingCompany: carrier }}
          onDone={({ shippingCompany }) => setCarrier(shippingCompany)}
        >
          <WordsInput source="shippingCompany" label={word('orders.company')} validate={required()} />
          <CodeInput source="trackingNumber" label={word('orders.number')} validate={required()} />
        </CommandButton>
      ) : null}
      {may('deliver') ? <CommandButton command="deliver" words="orders.deliver" variant="contained" /> : null}
      {/* Seldom, and each takes something back. */}
      <FurtherCommands key={order.id}>
        {may('take-return') ? (
          <CommandButton command="take-return" words="orders.takeReturn" asksReason />
        ) : null}
        {timeline && timeline.left !== '0.00' && may('refund') ? (
          <CommandButton
            command="refund"
            words="orders.refund"
            defaultValues={{ amount: timeline.left }}
            danger
            asksReason
            startsAt="amount"
          >
            <MoneyInput source="amount" label={word('orders.amount')} validate={required()} />
          </CommandButton>
        ) : null}
        {may('cancel') ? <CommandButton command="cancel" words="orders.cancel" danger asksReason /> : null}
      </FurtherCommands>
    </>
  );
}
