import { Create, regex, required, SelectInput } from 'react-admin';
import { FormSection } from '../../../kit/form/FormSection.tsx';
import { moneyRule } from '../../../kit/form/money-rule.ts';
import { RecordForm } from '../../../kit/form/RecordForm.tsx';
import { MoneyInput, WordsInput } from '../../../kit/form/text-inputs.tsx';
import { PlainDayInput } from '../../../kit/form/time-inputs.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { DepositTable, providers } from './DepositTable.tsx';

const isNeeded = required();
/** The acquirer may take money, too. */
const netRules = [isNeeded, regex(/^-?\d{1,7}(?:\.\d{1,2})?$/u, 'bikur.form.money')];
const feeRules = [isNeeded, moneyRule];

/** A deposit from the acquirer's notice, where the provider tells of none; or a table of them. */
export function PayoutCreate() {
  const word = useMessages();
  return (
    <>
      <Create>
        <RecordForm defaultValues={{ provider: 'payplus' }}>
          <FormSection title={word('payments.deposit')}>
            <SelectInput
              source="provider"
              choices={providers}
              validate={isNeeded}
              helperText={word('payments.depositProvider')}
            />
            <WordsInput source="payoutUid" validate={isNeeded} helperText={word('payments.depositUid')} />
            <MoneyInput
              source="net"
              label="resources.payouts.fields.netMinor"
              validate={netRules}
              helperText={word('payments.depositNet')}
            />
            <MoneyInput
              source="fees"
              label="resources.payouts.fields.feesMinor"
              validate={feeRules}
              helperText={word('payments.depositFees')}
            />
            <PlainDayInput
              source="valueDay"
              validate={isNeeded}
              helperText={word('payments.depositValueDay')}
            />
            <span />
            <PlainDayInput
              source="coversFrom"
              validate={isNeeded}
              helperText={word('payments.depositCovers')}
            />
            <PlainDayInput source="coversTo" validate={isNeeded} helperText={false} />
          </FormSection>
        </RecordForm>
      </Create>
      <DepositTable />
    </>
  );
}
