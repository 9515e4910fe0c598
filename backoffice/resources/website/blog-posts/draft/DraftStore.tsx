import { Alert, Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { useFormIsDirty, useRecordContext } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { AskedButton } from '../../../../kit/commands/AskedButton.tsx';
import { useBegunOn } from '../../../../kit/form/ConflictGuard.tsx';
import { formatMoment, readMoment } from '../../../../kit/formatting/dates.ts';
import { useMessages } from '../../../../kit/i18n/use-messages.ts';
import { forgetDraft, storeDraft, readDraft, typedPart, type Draft } from './stored-draft.ts';

const restMilliseconds = 600;

/** Stores the author's input in this browser until it is saved, and offers to restore it later. */
export function DraftStore() {
  const word = useMessages();
  const id = String(useRecordContext()?.['id'] ?? 'new');
  const [found, setFound] = useState(() => readDraft(id));
  const isStored = useStoring(id);
  if (found) return <FoundDraft id={id} draft={found} onDone={() => setFound(null)} />;
  return (
    <p role="status" style={{ margin: '0 0 8px', minBlockSize: 20, fontSize: '0.8125rem' }}>
      {isStored === null ? '' : word(isStored ? 'draft.stored' : 'draft.notStored')}
    </p>
  );
}

/** Null until the author typed something, then whether the browser could store it. */
function useStoring(id: string): boolean | null {
  const begunOn = useBegunOn();
  const values = useWatch();
  const isDirty = useFormIsDirty();
  const { isSubmitting, isSubmitSuccessful } = useFormState();
  // Saved input is no draft, even while the new article's page still loads.
  const isOpen = isDirty && !isSubmitting && !isSubmitSuccessful;
  const [isStored, setStored] = useState<boolean | null>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setTimeout(() => {
      const at = new Date().toISOString();
      setStored(storeDraft(id, { values: typedPart(values), begun: begunOn.read(), at }));
    }, restMilliseconds);
    return () => clearTimeout(timer);
  }, [values, isOpen, id, begunOn]);
  return isOpen ? isStored : null;
}

function FoundDraft({ id, draft, onDone }: { id: string; draft: Draft; onDone: () => void }) {
  const word = useMessages();
  const { setValue } = useFormContext();
  const begunOn = useBegunOn();
  const at = readMoment(draft.at);
  // The article was saved after the draft was started.
  const isOlder = draft.begun !== (useRecordContext()?.['version'] ?? null);

  function restore(): void {
    for (const [name, value] of Object.entries(draft.values)) setValue(name, value, { shouldDirty: true });
    // Restores the version the draft was based on: another admin's save in between is a conflict, not overwritten.
    if (draft.begun !== null) begunOn.set(draft.begun);
    onDone();
  }

  return (
    <Alert
      severity="info"
      sx={{ mb: 2, inlineSize: '100%' }}
      action={
        <>
          <Button size="small" onClick={restore}>
            {word('draft.restore')}
          </Button>
          <AskedButton
            size="small"
            title={word('draft.discard')}
            explain={word('draft.discardExplain')}
            onConfirm={() => {
              forgetDraft(id);
              onDone();
            }}
          >
            {word('draft.discard')}
          </AskedButton>
        </>
      }
    >
      {word('draft.found', { moment: at ? formatMoment(at) : '' })} {isOlder ? word('draft.older') : null}
    </Alert>
  );
}
