import { Button, FormHelperText } from '@mui/material';
import FileCsvIcon from '~icons/ph/file-csv';
import { Create, FileInput, FunctionField, required, SaveButton, SelectInput, useLocale } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { toCsv } from '../../../../api/contract/base/csv.ts';
import { languageOfCode } from '../../../../api/contract/base/languages.ts';
import { importColumns } from '../../../../api/contract/admin/import-columns.ts';
import { importLimits } from '../../../../api/contract/admin/csv-imports.schema.ts';
import type { ImportKind } from '../../../../api/contract/admin/entities/csv-import.schema.ts';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { RecordForm } from '../../../kit/form/RecordForm.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';

/** Chooses a file and has it checked; nothing is made before its page was seen (docs/product.md 13.9). */
export function ImportCreate() {
  const word = useMessages();
  return (
    <Create redirect="show" title={word('imports.create')}>
      <RecordForm
        defaultValues={{ kind: 'users' }}
        save={<SaveButton label={word('imports.check')} alwaysEnable />}
      >
        <SelectInput source="kind" choices={choicesOf('importKind')} validate={required()} />
        <Columns />
        <FileInput
          source="file"
          label={word('imports.file')}
          helperText={word('imports.fileHelp')}
          accept={{ 'text/csv': ['.csv', '.txt'] }}
          maxSize={importLimits.bytes}
          validate={required()}
          sx={{
            '& .RaFileInput-dropZone': {
              border: (theme) => `1px dashed ${theme.tokens.line}`,
              borderRadius: '8px',
            },
          }}
        >
          <FunctionField render={({ title }: { title?: string }) => <bdi>{title}</bdi>} />
        </FileInput>
      </RecordForm>
    </Create>
  );
}

/** Which columns the file may have, and an empty file with them. */
function Columns() {
  const word = useMessages();
  const kind = useWatch<{ kind: ImportKind }, 'kind'>({ name: 'kind' });
  const language = languageOfCode(useLocale());
  const columns = importColumns[kind];
  const titles = columns.map((column) => column.titles[language]);
  return (
    <>
      <FormHelperText component="div">
        {word('imports.columns')}{' '}
        {columns.map((column) => column.titles[language] + (column.isRequired ? ' *' : '')).join(' · ')}
      </FormHelperText>
      <Button
        size="small"
        startIcon={<FileCsvIcon />}
        href={`data:text/csv;charset=utf-8,${encodeURIComponent(toCsv([titles]))}`}
        download={`${kind}.csv`}
      >
        {word('imports.template')}
      </Button>
    </>
  );
}
