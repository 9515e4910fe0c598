import { RecordContextProvider, useTranslate } from 'react-admin';
import { DetailsField } from '../../../../kit/fields/DetailsField.tsx';
import { EmptyValue, isEmptyValue } from '../../../../kit/fields/EmptyValue.tsx';
import { usePageFields } from '../../../../kit/fields/page-fields.ts';
import { isRecord } from '../../../../kit/fields/read-value.ts';
import { useMessages } from '../../../../kit/i18n/use-messages.ts';
import { StackedColumn, StackedTable } from '../../../../kit/list/StackedTable.tsx';
import { InputSheet } from './InputSheet.tsx';
import { fieldLabel } from './messages.ts';

type Side = Readonly<Record<string, unknown>> | null;

interface Props {
  entity: string;
  before: Side;
  after: Side;
}

const Column = StackedColumn<{ id: string }>;

/** A row before and after, field by field, with the labels and kinds of its own page, and the command's input. */
export function DifferenceTable({ entity, before, after }: Props) {
  const word = useMessages();
  const translate = useTranslate();
  const { input, ...became } = after ?? {};
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(became)])];
  const changed = names.filter((name) => !isEmptyValue(before?.[name]) || !isEmptyValue(became[name]));
  return (
    <>
      {changed.length === 0 && isEmptyValue(input) ? <p>{word('audit.nothing')}</p> : null}
      {changed.length > 0 ? (
        <StackedTable resource="audit-log" data={changed.map((id) => ({ id }))}>
          <Column label="audit.field" headsRows render={({ id }) => fieldLabel(entity, id, translate)} />
          <Column
            label="audit.before"
            sx={{ color: 'text.secondary' }}
            render={({ id }) => <Value entity={entity} name={id} row={before} />}
          />
          <Column
            label="audit.after"
            sx={{ fontWeight: 500 }}
            render={({ id }) => <Value entity={entity} name={id} row={became} />}
          />
        </StackedTable>
      ) : null}
      {isRecord(input) && !isEmptyValue(input) ? <InputSheet entity={entity} input={input} /> : null}
    </>
  );
}

function Value({ entity, name, row }: { entity: string; name: string; row: Side }) {
  const field = usePageFields(entity).get(name);
  if (isEmptyValue(row?.[name])) return <EmptyValue />;
  return (
    <RecordContextProvider value={row ?? {}}>{field ?? <DetailsField source={name} />}</RecordContextProvider>
  );
}
