import { required } from 'react-admin';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { Money } from '../../../kit/components/Money.tsx';
import { CodeInput, MoneyInput } from '../../../kit/form/text-inputs.tsx';
import { PlainDayInput } from '../../../kit/form/time-inputs.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';

/** Today in Israel, as an input of a day has it. */
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jerusalem' }).format(new Date());

const shekels = (minor: number) => `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;

/** What staff write down of a bank transfer: money that came in, or a refund that they sent. */
export function TransferCommands({ payment }: { payment: ResourceRecord<'payments'> }) {
  const word = useMessages();
  const { provider, kind, status, amountMinor, askedMinor, currency, chargedUnderId } = payment;
  if (provider !== 'bank') return null;
  const asked = shekels(askedMinor ?? amountMinor);
  if (kind === 'refund')
    return status === 'created' ? (
      <CommandButton
        command="mark-sent-back"
        label={word('payments.markSentBack')}
        explain={
          <>
            <p>
              {word('payments.amount')}:{' '}
              <b>
                <Money of={asked} currency={currency} />
              </b>
            </p>
            <p>{word('payments.markSentBackExplain')}</p>
          </>
        }
        success={word('payments.noted')}
        defaultValues={{ bankReference: '', valueDate: today() }}
        variant="contained"
      >
        <Movement />
      </CommandButton>
    ) : null;
  if (chargedUnderId !== null) return null;
  return (
    <CommandButton
      command="mark-paid"
      label={word(status === 'pending' ? 'payments.markPaid' : 'payments.markFurther')}
      explain={
        <>
          <p>
            {word('payments.asked')}:{' '}
            <b>
              <Money of={asked} currency={currency} />
            </b>
          </p>
          <p>{word('payments.markPaidExplain')}</p>
        </>
      }
      success={word('payments.noted')}
      defaultValues={{ bankReference: '', valueDate: today(), amount: status === 'pending' ? asked : '' }}
      variant={status === 'pending' ? 'contained' : 'outlined'}
    >
      <MoneyInput source="amount" label={word('payments.received')} validate={required()} fullWidth />
      <Movement />
    </CommandButton>
  );
}

/** As the bank's statement has it. */
function Movement() {
  const word = useMessages();
  return (
    <>
      <CodeInput
        source="bankReference"
        label={word('payments.bankReference')}
        validate={required()}
        fullWidth
      />
      <PlainDayInput source="valueDate" label={word('payments.valueDate')} validate={required()} fullWidth />
    </>
  );
}
