import { RadioButtonGroupInput, required } from 'react-admin';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { usePageRecord } from '../../../kit/show/use-page-record.ts';

const overdue = ['retry_scheduled', 'needs_customer', 'exhausted'];

/** Commands that the package's state allows; the server enforces the same rules. */
export function PackageCommandMenu() {
  const word = useMessages();
  const { status, autoRenew, renewalProcessStatus, renewalDriver } = usePageRecord<'packages'>();
  if (status !== 'active' && status !== 'past_due') return null;
  return (
    <>
      {autoRenew && renewalDriver === 'merchant' && overdue.includes(renewalProcessStatus) ? (
        <CommandButton command="retry-charge" words="payments.retryCharge" variant="contained" asksReason />
      ) : null}
      {autoRenew ? <CommandButton command="stop-renewal" words="payments.stopRenewal" asksReason /> : null}
      {!autoRenew && renewalDriver !== null ? (
        <CommandButton command="resume-renewal" words="payments.resumeRenewal" asksReason />
      ) : null}
      <CommandButton command="cancel-now" words="payments.cancelNow" danger asksReason>
        <RadioButtonGroupInput
          source="refund"
          label={word('payments.money')}
          validate={required()}
          choices={[
            { id: 'rest', name: word('payments.moneyBack') },
            { id: 'none', name: word('payments.moneyKept') },
          ]}
          translateChoice={false}
        />
      </CommandButton>
    </>
  );
}
