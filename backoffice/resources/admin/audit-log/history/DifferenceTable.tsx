import { styled } from '@mui/material';
import { RecordContextProvider, useTranslate } from 'react-admin';
import { EmptyValue, isEmptyValue } from '../../../../kit/fields/EmptyValue.tsx';
import { isRecord } from '../../../../kit/fields/read-value.ts';
import { useMessages } from '../../../../kit/i18n/use-messages.ts';
import { InputSheet } from './InputSheet.tsx';
import { DetailsField } from '../../../../kit/fields/DetailsField.tsx';
import { usePageFields } from '../../../../kit/fields/page-fields.ts';
import { fieldLabel } from './messages.ts';

type Side = Readonly<Record<string, unknown>> | null;

const Table = styled('table')(({ theme }) => ({
  borderCollapse: 'collapse',
  inlineSize: '100%',
  maxInlineSize: 900,
  '& th, & td': {
    padding: '8px 12px 8px 0',
    borderBlockEnd: `1px solid ${theme.tokens.line}`,
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  '& thead th': { fontSize: '0.8125rem', color: theme.tokens.muted, fontWeight: 600 },
  '& tbody th': { inlineSize: '28%', fontWeight: 500 },
  '& .before': { color: theme.tokens.muted },
  '& .after': { fontWeight: 500 },
  [theme.breakpoints.down('sm')]: {
    '& thead': { display: 'none' },
    '& tr, & tbody th, & td': { display: 'block', inlineSize: 'auto' },
    '& tbody th, & td': { border: 0, paddingBlock: 2 },
    '& tr': { borderBlockEnd: `1px solid ${theme.tokens.line}`, paddingBlock: 8 },
    '& td::before': { content: 'attr(data-label) ": "', color: theme.tokens.muted, fontSize: '0.8125rem' },
  },
}));

interface Props {
  entity: string;
  before: Side;
  after: Side;
}

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
        <Table>
          <thead>
            <tr>
              <th scope="col">{word('audit.field')}</th>
              <th scope="col">{word('audit.before')}</th>
              <th scope="col">{word('audit.after')}</th>
            </tr>
          </thead>
          <tbody>
            {changed.map((name) => (
              <tr key={name}>
                <th scope="row">{fieldLabel(entity, name, translate)}</th>
                <td className="before" data-label={word('audit.before')}>
                  <Value entity={entity} name={name} row={before} />
                </td>
                <td className="after" data-label={word('audit.after')}>
                  <Value entity={entity} name={name} row={became} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
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
