import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { MoneyInput } from '../../../kit/form/text-inputs.tsx';
import { IsraelMomentInput } from '../../../kit/form/time-inputs.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';

/** Writes down a dispute from the acquirer's letter, on the payment that it names. */
export function OpenDispute() {
  const word = useMessages();
  return (
    <CommandButton
      command="open-dispute"
      words="disputes.open"
      success={word('disputes.noted')}
      defaultValues={{ amount: '', fee: '', evidenceDueAt: null }}
      asksReason
    >
      <MoneyInput source="amount" label={word('disputes.amount')} />
      <MoneyInput source="fee" label={word('disputes.fee')} />
      <IsraelMomentInput source="evidenceDueAt" label={word('disputes.evidenceDueAt')} />
    </CommandButton>
  );
}
