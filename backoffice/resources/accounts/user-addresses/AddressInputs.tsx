import {
  AutocompleteInput,
  BooleanInput,
  ReferenceInput,
  required,
  SelectInput,
  useTranslate,
} from 'react-admin';
import { nameOfUser } from '../../../kit/record-names.ts';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { FormSection } from '../../../kit/form/FormSection.tsx';
import { CodeInput, PhoneInput, WordsInput } from '../../../kit/form/text-inputs.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';

/** An address as a courier needs it. Its owner can't be changed later. */
export function AddressInputs({ isNew = false }: { isNew?: boolean }) {
  const word = useMessages();
  return (
    <>
      <FormSection title={word('addressPage.person')}>
        {isNew ? (
          <ReferenceInput source="userId" reference="users">
            <AutocompleteInput optionText={nameOfUser} validate={required()} />
          </ReferenceInput>
        ) : null}
        <SelectInput source="addressType" choices={choicesOf('addressType')} validate={required()} />
        <BooleanInput source="isPrimary" />
      </FormSection>
      <FormSection title={word('addressPage.parcel')}>
        <WordsInput source="recipientName" />
        <PhoneInput source="recipientPhone" />
        <WordsInput source="street" />
        <CodeInput source="houseNumber" />
        <WordsInput source="entrance" />
        <CodeInput source="floor" />
        <CodeInput source="apartment" />
        <WordsInput source="city" />
        <CodeInput source="zipCode" />
        <WordsInput source="state" />
        <CountryInput />
        <WordsInput source="fullAddress" className="wide" />
        <WordsInput source="notes" multiline minRows={2} className="wide" />
      </FormSection>
    </>
  );
}

/** How the home country is stored, whatever it is called on the page. */
const home = 'Israel';

function CountryInput() {
  const word = useTranslate()(`bikur.values.${home}`);
  return (
    <WordsInput
      source="country"
      format={(stored: unknown) => (stored === home ? word : (stored ?? ''))}
      parse={(typed: string) => (typed === word ? home : typed)}
      validate={required()}
    />
  );
}
