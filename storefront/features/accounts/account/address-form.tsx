import {
  addAddressEndpoint,
  changeAddressEndpoint,
} from '../../../../api/contract/accounts/addresses.endpoint.ts';
import { call } from '../../../lib/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { InputHTMLAttributes } from 'react';
import { addressFields, type OwnAddress } from '../../../../api/contract/accounts/addresses.schema.ts';
import {
  addressTypes,
  type AddressType,
} from '../../../../api/contract/accounts/entities/user-address.schema.ts';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { FormIssue } from '../sign-in/form-issue.tsx';
import { toast } from '../../website/toasts/toast-store.ts';
import { addressesKey } from './account-keys.ts';
import styles from './account-page.module.css';
import { useAccountForm } from './use-account-form.ts';
import { useAccountMessages } from './use-account-messages.ts';

const lines = [
  'recipientName',
  'recipientPhone',
  'street',
  'houseNumber',
  'entrance',
  'floor',
  'apartment',
  'city',
  'zipCode',
  'notes',
] as const;
type Line = (typeof lines)[number];
type Values = Record<Line, string> & { addressType: AddressType };

/** Hints for the browser's autofill and the phone's keyboard. */
const inputs: Partial<Record<Line, InputHTMLAttributes<HTMLInputElement>>> = {
  recipientName: { autoComplete: 'shipping name' },
  recipientPhone: { type: 'tel', inputMode: 'tel', autoComplete: 'shipping tel', dir: 'ltr' },
  street: { autoComplete: 'shipping address-line1' },
  city: { autoComplete: 'shipping address-level2' },
  zipCode: { inputMode: 'numeric', autoComplete: 'shipping postal-code', dir: 'ltr' },
};

const valuesOf = (address: OwnAddress | null): Values => ({
  ...(Object.fromEntries(lines.map((line) => [line, address?.[line] ?? ''])) as Record<Line, string>),
  addressType: address?.addressType ?? 'home',
});

/** @param address the one to change; null adds one */
export function AddressForm({ address, onClose }: { address: OwnAddress | null; onClose(): void }) {
  const { addresses: texts } = useAccountMessages();
  const queries = useQueryClient();
  const { form, issue, isSending, onSubmit } = useAccountForm<Values>(
    addressFields,
    valuesOf(address),
    async (values) => {
      const list = await (address
        ? call(changeAddressEndpoint, { params: { id: address.id }, body: values })
        : call(addAddressEndpoint, { body: values }));
      queries.setQueryData(addressesKey, list);
      toast({ title: texts.saved });
      onClose();
    },
  );
  const { errors } = form.formState;
  const field = (line: Line, help?: string) => (
    <TextField
      {...form.register(line)}
      {...inputs[line]}
      label={texts.fields[line]}
      help={help}
      error={errors[line]?.message}
    />
  );
  return (
    <form className={styles['address']} noValidate onSubmit={onSubmit}>
      <div className={styles['whole']}>
        <FormIssue text={issue} />
      </div>
      <Field label={texts.fields.addressType}>
        {(control) => (
          // The form opens by a press on its button, which is gone then.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          <select {...form.register('addressType')} {...control} autoFocus>
            {addressTypes.map((type) => (
              <option key={type} value={type}>
                {texts.types[type]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {field('recipientName')}
      {field('recipientPhone')}
      {field('city')}
      {field('street')}
      {field('houseNumber')}
      <div className={`${styles['short']} ${styles['whole']}`}>
        {field('entrance')}
        {field('floor')}
        {field('apartment')}
        {field('zipCode', texts.zipHelp)}
      </div>
      <div className={styles['whole']}>{field('notes')}</div>
      <div className={`${styles['actions']} ${styles['whole']}`}>
        <Button type="submit" busy={isSending}>
          {texts.save}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
