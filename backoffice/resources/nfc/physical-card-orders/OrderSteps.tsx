import { required, useRecordContext } from 'react-admin';
import { orderCommandsFrom, type OrderCommand } from '../../../../api/contract/nfc/order-commands.schema.ts';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { ReasonInput } from '../../../kit/commands/ReasonInput.tsx';
import { CodeInput, MoneyInput, WordsInput } from '../../../kit/form/text-inputs.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';
import { useOrderTimeline } from './use-order-timeline.ts';

/** Only the commands that the order's status allows; the server enforces the same rule. */
export function OrderSteps() {
  const word = useMessages();
  const order = useRecordContext<ResourceRecord<'physical-card-orders'>>();
  const { data: timeline } = useOrderTimeline(order?.id, order?.updatedAt);
  const may = (command: OrderCommand) =>
    order !== undefined && (orderCommandsFrom[command] as readonly string[]).includes(order.status);
  return (
    <>
      {may('start-production') && order?.designApprovedAt ? (
        <CommandButton
          command="start-production"
          label={word('orders.start')}
          explain={word('orders.startExplain')}
          success={word('orders.started')}
          variant="contained"
        />
      ) : null}
      {may('ship') ? (
        <CommandButton
          command="ship"
          label={word('orders.ship')}
          explain={word('orders.shipExplain')}
          success={word('orders.shipped')}
          variant="contained"
        >
          <WordsInput
            source="shippingCompany"
            label={word('orders.company')}
            validate={required()}
            fullWidth
          />
          <CodeInput source="trackingNumber" label={word('orders.number')} validate={required()} fullWidth />
        </CommandButton>
      ) : null}
      {may('deliver') ? (
        <CommandButton
          command="deliver"
          label={word('orders.deliver')}
          explain={word('orders.deliverExplain')}
          success={word('orders.delivered')}
          variant="contained"
        />
      ) : null}
      {may('take-return') ? (
        <CommandButton
          command="take-return"
          label={word('orders.takeReturn')}
          explain={word('orders.returnExplain')}
          success={word('orders.returned')}
        >
          <ReasonInput />
        </CommandButton>
      ) : null}
      {timeline && timeline.left !== '0.00' && may('refund') ? (
        <CommandButton
          command="refund"
          label={word('orders.refund')}
          explain={word('orders.refundExplain')}
          success={word('orders.refunded')}
          defaultValues={{ amount: timeline.left }}
          danger
        >
          <MoneyInput source="amount" label={word('orders.amount')} validate={required()} fullWidth />
          <ReasonInput />
        </CommandButton>
      ) : null}
      {may('cancel') ? (
        <CommandButton
          command="cancel"
          label={word('orders.cancel')}
          explain={word('orders.cancelExplain')}
          success={word('orders.cancelled')}
          danger
        >
          <ReasonInput />
        </CommandButton>
      ) : null}
    </>
  );
}
