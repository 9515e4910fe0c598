import { required } from 'react-admin';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { Money } from '../../../kit/components/Money.tsx';
import { CodeInput, MoneyInput } from '../../../kit/form/text-inputs.tsx';
import { PlainDayInput } from '../../../kit/form/time-inputs.tsx';
import { useMessages, type WordKey } from '../../../kit/i18n/use-messages.ts';
import { daysAgo } from '../../../kit/list/recent-days.ts';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';

const shekels = (minor: number) => `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;

/** What staff write down of a bank transfer: money that came in, or a refund that they sent. */
export function TransferCommands({ payment }: { payment: ResourceRecord<'payments'> }) {
  const word = useMessages();
  const { provider, kind, status, amountMinor, askedMinor, currency, chargedUnderId } = payment;
  if (provider !== 'bank') return null;
  const asked = shekels(askedMinor ?? amountMinor);
  const movement = { bankReference: '', valueDate: daysAgo(0) };
  if (kind === 'refund')
    return status === 'created' ? (
      <CommandButton
        command="mark-sent-back"
        words="payments.markSentBack"
        success={word('payments.noted')}
        defaultValues={movement}
        variant="contained"
        facts={<SumOf label="payments.amount" amount={asked} currency={currency} />}
      >
        <Movement />
      </CommandButton>
    ) : null;
  if (chargedUnderId !== null) return null;
  const isAwaited = status === 'pending';
  return (
    <CommandButton
      command="mark-paid"
      words="payments.markPaid"
      {...(!isAwaited && { label: word('payments.markFurther') })}
      success={word('payments.noted')}
      defaultValues={{ ...movement, amount: isAwaited ? asked : '' }}
      variant={isAwaited ? 'contained' : 'outlined'}
      facts={<SumOf label="payments.asked" amount={asked} currency={currency} />}
    >
      <MoneyInput source="amount" label={word('payments.received')} validate={required()} />
      <Movement />
    </CommandButton>
  );
}

/** The sum that a dialog is about. */
export function SumOf({ label, amount, currency }: { label: WordKey; amount: string; currency: string }) {
  const word = useMessages();
  return (
    <p>
      {word(label)}:{' '}
      <b>
        <Money of={amount} currency={currency} />
      </b>
    </p>
  );
}

/** As the bank's statement has it. */
function Movement() {
  const word = useMessages();
  return (
    <>
      <CodeInput source="bankReference" label={word('payments.bankReference')} validate={required()} />
      <PlainDayInput source="valueDate" label={word('payments.valueDate')} validate={required()} />
    </>
  );
}
