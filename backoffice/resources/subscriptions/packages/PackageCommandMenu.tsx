import { RadioButtonGroupInput, required, useRecordContext } from 'react-admin';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { ReasonInput } from '../../../kit/commands/ReasonInput.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';

const overdue = ['retry_scheduled', 'needs_customer', 'exhausted'];

/** Commands that the package's state allows; the server enforces the same rules. */
export function PackageCommandMenu() {
  const word = useMessages();
  const bought = useRecordContext<ResourceRecord<'packages'>>();
  if (!bought || (bought.status !== 'active' && bought.status !== 'past_due')) return null;
  const { autoRenew, renewalProcessStatus, renewalDriver } = bought;
  return (
    <>
      {autoRenew && renewalDriver === 'merchant' && overdue.includes(renewalProcessStatus) ? (
        <CommandButton
          command="retry-charge"
          label={word('payments.retryCharge')}
          explain={word('payments.retryChargeExplain')}
          success={word('payments.charged')}
          variant="contained"
        >
          <ReasonInput />
        </CommandButton>
      ) : null}
      {autoRenew ? (
        <CommandButton
          command="stop-renewal"
          label={word('payments.stopRenewal')}
          explain={word('payments.stopRenewalExplain')}
        >
          <ReasonInput />
        </CommandButton>
      ) : null}
      {!autoRenew && renewalDriver !== null ? (
        <CommandButton
          command="resume-renewal"
          label={word('payments.resumeRenewal')}
          explain={word('payments.resumeRenewalExplain')}
        >
          <ReasonInput />
        </CommandButton>
      ) : null}
      <CommandButton
        command="cancel-now"
        label={word('payments.cancelNow')}
        explain={word('payments.cancelNowExplain')}
        success={word('payments.cancelled')}
        danger
      >
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
        <ReasonInput />
      </CommandButton>
    </>
  );
}
