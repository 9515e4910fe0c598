import { Alert, Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useBegunOn } from '../../../../kit/form/ConflictGuard.tsx';
import { formatMoment, readMoment } from '../../../../kit/formatting/dates.ts';
import { useMessages } from '../../../../kit/i18n/use-messages.ts';
import { forgetDraft, keepDraft, readDraft, typedPart, type Draft } from './stored-draft.ts';

const restMilliseconds = 600;

/** Stores the author's input in this browser until it is saved, and offers to restore it later. */
export function DraftKeeper() {
  const record = useRecordContext();
  const id = String(record?.['id'] ?? 'new');
  const begun = typeof record?.['version'] === 'string' ? record['version'] : null;
  const [found, setFound] = useState(() => readDraft(id));
  const isKept = useKeeping(id, begun);
  if (found)
    return <FoundDraft id={id} draft={found} isOlder={found.begun !== begun} onDone={() => setFound(null)} />;
  return <KeptLine isKept={isKept} />;
}

/** Null until the author typed something, then whether the browser could store it. */
function useKeeping(id: string, begun: string | null): boolean | null {
  const values = useWatch();
  const { isDirty, isSubmitting, isSubmitSuccessful } = useFormState();
  // Saved input is no draft, even while the new article's page still loads.
  const isOpen = isDirty && !isSubmitting && !isSubmitSuccessful;
  const [isKept, setKept] = useState<boolean | null>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setTimeout(
      () => setKept(keepDraft(id, { values: typedPart(values), begun, at: new Date().toISOString() })),
      restMilliseconds,
    );
    return () => clearTimeout(timer);
  }, [values, isOpen, id, begun]);
  return isOpen ? isKept : null;
}

function KeptLine({ isKept }: { isKept: boolean | null }) {
  const word = useMessages();
  return (
    <p role="status" style={{ margin: '0 0 8px', minBlockSize: 20, fontSize: '0.8125rem' }}>
      {isKept === null ? '' : word(isKept ? 'draft.kept' : 'draft.notKept')}
    </p>
  );
}

interface FoundProps {
  id: string;
  draft: Draft;
  /** The article was saved after the draft was started. */
  isOlder: boolean;
  onDone: () => void;
}

function FoundDraft({ id, draft, isOlder, onDone }: FoundProps) {
  const word = useMessages();
  const { setValue } = useFormContext();
  const beginOn = useBegunOn();
  const at = readMoment(draft.at);

  function restore(): void {
    for (const [name, value] of Object.entries(draft.values)) setValue(name, value, { shouldDirty: true });
    // Restores the version the draft was based on: another admin's save in between is a conflict, not overwritten.
    if (draft.begun !== null) beginOn(draft.begun);
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
          <Button
            size="small"
            onClick={() => {
              forgetDraft(id);
              onDone();
            }}
          >
            {word('draft.discard')}
          </Button>
        </>
      }
    >
      {word('draft.found', { moment: at ? formatMoment(at) : '' })} {isOlder ? word('draft.older') : null}
    </Alert>
  );
}
