import { Create, email, required, SaveButton, SelectInput } from 'react-admin';
import { defaultLanguage } from '../../../../api/contract/base/languages.ts';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { FormSection } from '../../../kit/form/FormSection.tsx';
import { RecordForm } from '../../../kit/form/RecordForm.tsx';
import { WordsInput, MailInput, PhoneInput } from '../../../kit/form/text-inputs.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';

const emailRules = [required(), email()];

/**
 * Opens an account whose person is invited by mail. From a lead it comes filled in: `?source={…}` is react-admin's way, and
 * `leadId` among it makes the account the lead's.
 */
export function UserCreate() {
  const word = useMessages();
  return (
    <Create component="div" redirect="show">
      <RecordForm
        defaultValues={{ language: defaultLanguage }}
        save={<SaveButton label="bikur.person.inviteSave" />}
      >
        <FormSection title={word('person.invite')}>
          <p className="wide">{word('person.inviteExplain')}</p>
          <WordsInput source="username" validate={required()} maxLength={20} />
          <MailInput source="email" validate={emailRules} />
          <PhoneInput source="phone" />
          <SelectInput source="language" choices={choicesOf('language')} validate={required()} />
        </FormSection>
      </RecordForm>
    </Create>
  );
}
