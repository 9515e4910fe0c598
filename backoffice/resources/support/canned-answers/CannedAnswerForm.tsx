import { defaultLanguage } from '../../../../api/contract/base/languages.ts';
import { NumberInput, required, SelectInput, useGetList } from 'react-admin';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { FormSection } from '../../../kit/form/FormSection.tsx';
import { RecordForm } from '../../../kit/form/RecordForm.tsx';
import { WordsInput } from '../../../kit/form/text-inputs.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';

const startingPoint = { language: defaultLanguage, sortOrder: 0 };

export const CannedAnswerForm = () => (
  <RecordForm defaultValues={startingPoint}>
    <CannedAnswerInputs />
  </RecordForm>
);

/** A canned answer, and the placeholders it may contain. */
function CannedAnswerInputs() {
  const word = useMessages();
  const { data = [] } = useGetList<ResourceRecord<'canned-answers'>>('canned-answers', {
    pagination: { page: 1, perPage: 500 },
    sort: { field: 'folder', order: 'ASC' },
    filter: {},
  });
  const folders = [...new Set(data.flatMap(({ folder }) => folder ?? []))];
  return (
    <FormSection title={word('desk.canned.title')}>
      <WordsInput source="title" validate={required()} maxLength={120} />
      <WordsInput
        source="folder"
        helperText={word('desk.canned.folderHelp')}
        slotProps={{ htmlInput: { dir: 'auto', maxLength: 60, list: 'canned-folders' } }}
      />
      <datalist id="canned-folders">
        {folders.map((folder) => (
          <option key={folder} value={folder}>
            {folder}
          </option>
        ))}
      </datalist>
      <SelectInput source="language" choices={choicesOf('language')} validate={required()} />
      <WordsInput
        source="body"
        className="wide"
        validate={required()}
        helperText={word('desk.canned.placeholders')}
        multiline
        minRows={6}
        maxLength={5000}
      />
      <NumberInput source="sortOrder" validate={required()} helperText={word('form.position')} step={1} />
    </FormSection>
  );
}
