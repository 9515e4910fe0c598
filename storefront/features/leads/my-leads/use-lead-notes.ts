import { changeLeadEndpoint } from '../../../../api/contract/leads/my-leads.endpoint.ts';
import { call } from '../../../lib/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { OwnLead } from '../../../../api/contract/leads/my-leads.schema.ts';
import { ApiError } from '../../../lib/api-errors.ts';
import { leadLists, putLead } from './lead-cache.ts';
import { keepDraft, readDraft } from './note-draft.ts';

/** How long the keyboard rests before a note is saved, in milliseconds. */
const pause = 900;

export type NotesState =
  | { kind: 'calm' | 'waiting' | 'saving' | 'saved' }
  /** Nothing was saved; `text` is the server's word on it. */
  | { kind: 'failed'; text: string }
  /** Somebody saved another note meanwhile. */
  | { kind: 'conflict' };

/**
 * Notes that save themselves. What is typed is kept in this browser until the server has it; a note that was saved
 * elsewhere meanwhile is never written over unasked.
 */
export function useLeadNotes(lead: OwnLead) {
  const queries = useQueryClient();
  const saved = lead.notes ?? '';
  const [draft] = useState(() => readDraft(lead.id));
  const [text, setText] = useState(draft?.text ?? saved);
  const [state, setState] = useState<NotesState>({ kind: draft ? 'waiting' : 'calm' });
  // What is written over; and the latest text, for saves that outlive the keystroke that caused them.
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
        keepDraft(lead.id, null);
        setState({ kind: 'saved' });
      } else {
        keepDraft(lead.id, { text: now.current.text, base: now.current.base });
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
    keepDraft(lead.id, { text: next, base: now.current.base });
    // A conflict waits for the person's answer.
    if (state.kind !== 'conflict') schedule();
  }

  /** Saves at once what is still waiting: the field is left, or the row closed. */
  function flush(): void {
    if (state.kind === 'waiting') void save();
  }

  /** The other note was seen, and mine goes over it. */
  function keepMine(): void {
    now.current.base = saved;
    void save();
  }

  function keepOther(): void {
    now.current = { ...now.current, base: saved, text: saved };
    keepDraft(lead.id, null);
    setText(saved);
    setState({ kind: 'calm' });
  }

  const onClose = useRef(flush);
  useEffect(() => {
    onClose.current = flush;
  });
  useEffect(() => {
    // What an earlier visit could not save.
    if (draft) void save();
    return () => onClose.current();
    // When the row opens and when it closes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return { text, state, write, flush, retry: () => void save(), keepMine, keepOther };
}
