import { NumberInput, required, SelectInput } from 'react-admin';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { FormSection } from '../../../kit/form/FormSection.tsx';
import { WordsInput } from '../../../kit/form/text-inputs.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';

/** A canned answer, and the placeholders it may contain. */
export function CannedAnswerInputs() {
  const word = useMessages();
  return (
    <FormSection title={word('desk.canned.title')}>
      <WordsInput
        source="title"
        validate={required()}
        slotProps={{ htmlInput: { dir: 'auto', maxLength: 120 } }}
      />
      <SelectInput source="language" choices={choicesOf('language')} validate={required()} />
      <WordsInput
        source="body"
        validate={required()}
        helperText={word('desk.canned.placeholders')}
        multiline
        minRows={6}
        fullWidth
        slotProps={{ htmlInput: { dir: 'auto', maxLength: 5000 } }}
      />
      <NumberInput source="sortOrder" validate={required()} helperText={word('form.position')} step={1} />
    </FormSection>
  );
}
