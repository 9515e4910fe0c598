import { BooleanInput, maxLength, minLength, required, SelectInput } from 'react-admin';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { FormSection } from '../../../kit/form/FormSection.tsx';
import { WordsInput, PhoneInput } from '../../../kit/form/text-inputs.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';

const usernameRules = [required(), minLength(2), maxLength(20)];

/** Fields of an account that staff may change; the others belong to the system or the user. */
export function UserInputs() {
  const word = useMessages();
  return (
    <FormSection title={word('form.identity')}>
      <WordsInput source="username" validate={usernameRules} maxLength={20} />
      <PhoneInput source="phone" />
      <SelectInput source="language" choices={choicesOf('language')} validate={required()} />
      <BooleanInput source="isEmailVerified" />
    </FormSection>
  );
}
