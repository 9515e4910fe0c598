import { Alert, AlertTitle, Button, styled, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useEffect, useRef } from 'react';
import { RecordContextProvider, useResourceContext, useTranslateLabel } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { EmptyValue, isEmptyValue } from '../fields/EmptyValue.tsx';
import type { AnyRecord } from '../fields/make-field.tsx';
import { usePageFields } from '../fields/page-fields.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { isSame } from './changes.ts';
import type { Conflict } from './ConflictGuard.tsx';

const Fields = styled('dl')(({ theme }) => ({
  margin: '12px 0',
  '& > div': { paddingBlock: 10, borderBlockStart: `1px solid ${theme.tokens.line}` },
  '& dt': { fontWeight: 600 },
  '& dd': { display: 'grid', gridTemplateColumns: '9em minmax(0, 1fr)', gap: '0 12px', margin: '4px 0 0' },
  '& dd > span': { color: theme.tokens.muted },
  '& dd > div': { overflowWrap: 'anywhere', maxBlockSize: 160, overflowY: 'auto' },
  [theme.breakpoints.down('sm')]: { '& dd': { gridTemplateColumns: 'minmax(0, 1fr)' } },
}));

interface Props {
  conflict: Conflict;
}

/** Another admin saved first: nothing was overwritten, nothing typed is lost, and whoever is late decides. */
export function ConflictNotice({ conflict }: Props) {
  const word = useMessages();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const { begunOn, typed, present } = conflict;
  const clashes = conflict.fields.filter(
    (name) =>
      !isSame(typed[name], begunOn[name]) &&
      !isSame(present[name], begunOn[name]) &&
      !isSame(typed[name], present[name]),
  );
  return (
    <Alert
      ref={place}
      tabIndex={-1}
      severity="warning"
      sx={{ mb: 2, inlineSize: '100%', '& .MuiAlert-message': { flex: 1, minInlineSize: 0 } }}
    >
      <AlertTitle>{word('conflict.title')}</AlertTitle>
      {word(clashes.length > 0 ? 'conflict.choose' : 'conflict.apart')}
      <Fields>
        {conflict.fields.map((name) => (
          <Field key={name} name={name} conflict={conflict} isClash={clashes.includes(name)} />
        ))}
      </Fields>
      <Button type="submit" size="small" variant="contained">
        {word('conflict.save')}
      </Button>
    </Alert>
  );
}

function Field({ name, conflict, isClash }: Props & { name: string; isClash: boolean }) {
  const word = useMessages();
  const resource = useResourceContext();
  const label = useTranslateLabel()({ source: name, ...(resource ? { resource } : {}) });
  const { setValue } = useFormContext();
  const now: unknown = useWatch({ name });
  const { begunOn, typed, present } = conflict;
  const said = [
    ['conflict.typed', typed],
    ['conflict.saved', present],
  ] as const;
  return (
    <div>
      <dt>{label}</dt>
      {said
        .filter(([, record]) => !isSame(record[name], begunOn[name]))
        .map(([by, record]) => (
          <dd key={by}>
            <span>{word(by)}</span>
            <Value name={name} record={record} />
          </dd>
        ))}
      {isClash ? (
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          aria-label={String(label)}
          value={isSame(now, present[name]) ? 'saved' : 'typed'}
          onChange={(_event, choice: 'typed' | 'saved' | null) => {
            if (choice) setValue(name, (choice === 'saved' ? present : typed)[name], { shouldDirty: true });
          }}
          sx={{ marginBlockStart: 1 }}
        >
          <ToggleButton value="typed">{word('conflict.keepTyped')}</ToggleButton>
          <ToggleButton value="saved">{word('conflict.keepSaved')}</ToggleButton>
        </ToggleButtonGroup>
      ) : null}
    </div>
  );
}

function Value({ name, record }: { name: string; record: AnyRecord }) {
  const field = usePageFields(useResourceContext() ?? '').get(name);
  if (!field || isEmptyValue(record[name])) return <EmptyValue />;
  return (
    <div>
      <RecordContextProvider value={record}>{field}</RecordContextProvider>
    </div>
  );
}
