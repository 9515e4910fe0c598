import { changeLeadEndpoint } from '../../../../api/contract/leads/my-leads.endpoint.ts';
import { call } from '../../../lib/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { OwnLead } from '../../../../api/contract/leads/my-leads.schema.ts';
import { ApiError } from '../../../lib/api-errors.ts';
import { leadLists, putLead } from './lead-cache.ts';
import { storeDraft, readDraft } from './note-draft.ts';

/** Delay after the last key press before a note is saved, in milliseconds. */
const pause = 900;

type NotesState =
  | { kind: 'calm' | 'waiting' | 'saving' | 'saved' }
  /** `text` is the server's message. */
  | { kind: 'failed'; text: string }
  /** Another tab or device saved a different note meanwhile. */
  | { kind: 'conflict' };

/**
 * Notes that save themselves. The browser stores the input until the server has it; a note saved elsewhere
 * meanwhile is not overwritten without asking.
 */
export function useLeadNotes(lead: OwnLead) {
  const queries = useQueryClient();
  const saved = lead.notes ?? '';
  const [draft] = useState(() => readDraft(lead.id));
  const [text, setText] = useState(draft?.text ?? saved);
  const [state, setState] = useState<NotesState>({ kind: draft ? 'waiting' : 'calm' });
  // The base and the latest text, for saves that outlast the render that started them.
  const now = useRef({ base: draft?.base ?? saved, text: draft?.text ?? saved, isSaving: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  async function save(): Promise<void> {
    clearTimeout(timer.current);
    const { base, text: sent, isSaving } = now.current;
    if (isSaving) return;
    now.current.isSaving = true;
    setState({ kind: 'saving' });
    try {
      const change = { notes: sent, notesBefore: base };
      const changed = await call(changeLeadEndpoint, { params: { id: lead.id }, body: change });
      now.current.base = changed.notes ?? '';
      putLead(queries, changed);
      if (now.current.text === sent) {
        storeDraft(lead.id, null);
        setState({ kind: 'saved' });
      } else {
        storeDraft(lead.id, { text: now.current.text, base: now.current.base });
        schedule();
      }
    } catch (issue) {
      const isConflict = issue instanceof ApiError && issue.status === 409;
      if (isConflict) await queries.invalidateQueries(leadLists);
      const told = issue instanceof ApiError ? (issue.fields['notes'] ?? issue.message) : '';
      setState(isConflict ? { kind: 'conflict' } : { kind: 'failed', text: told });
    } finally {
      now.current.isSaving = false;
    }
  }

  function schedule(): void {
    clearTimeout(timer.current);
    setState({ kind: 'waiting' });
    timer.current = setTimeout(() => void save(), pause);
  }

  function write(next: string): void {
    setText(next);
    now.current.text = next;
    storeDraft(lead.id, { text: next, base: now.current.base });
    // A conflict waits for the owner's decision.
    if (state.kind !== 'conflict') schedule();
  }

  /** Saves pending input at once: the owner left the field, or closed the row. */
  function flush(): void {
    if (state.kind === 'waiting') void save();
  }

  /** The owner has seen the other note and overwrites it. */
  function keepMine(): void {
    now.current.base = saved;
    void save();
  }

  function keepOther(): void {
    now.current = { ...now.current, base: saved, text: saved };
    storeDraft(lead.id, null);
    setText(saved);
    setState({ kind: 'calm' });
  }

  const onClose = useRef(flush);
  useEffect(() => {
    onClose.current = flush;
  });
  useEffect(() => {
    // Input that an earlier visit could not save, or this one before its session ended.
    if (readDraft(lead.id)) void save();
    return () => onClose.current();
    // When the row opens and when it closes, and when the page comes back after a new sign-in.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return { text, state, write, flush, retry: () => void save(), keepMine, keepOther };
}
