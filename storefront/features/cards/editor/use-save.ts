import { saveCardEndpoint } from '../../../../api/contract/cards/card-editing.endpoint.ts';
import { listMyCardsEndpoint } from '../../../../api/contract/cards/my-cards.endpoint.ts';
import { readDashboardEndpoint } from '../../../../api/contract/cards/dashboard.endpoint.ts';
import { showcaseEndpoint } from '../../../../api/contract/cards/showcase.endpoint.ts';
import { call, readsBelow } from '../../../lib/call.ts';
import type { Language } from '../../../../api/contract/base/languages.ts';
import { useQueryClient, type Query } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { issuesBetweenFields } from '../../../../api/contract/cards/card-editing.schema.ts';
import type { CardField } from '../../../../api/contract/cards/card-fields.ts';
import { validationMessages } from '../../../../api/contract/base/validation-messages.ts';
import { useLanguage } from '../../../i18n/language-context.ts';
import { ApiError } from '../../../lib/api-errors.ts';
import { presentIn } from '../../../lib/present-in.ts';
import { toast } from '../../website/toasts/toast-store.ts';
import { editingKey } from './editing-key.ts';
import { issuesOfField, useEditor } from './editor-context.ts';
import { cardOfReply } from './read-card-reply.ts';
import { useEditorMessages } from './use-editor-messages.ts';

export type SaveState =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'failed'; reason: 'offline' | 'server' | 'refused'; text: string };

/** `asked`: fields wait for a decision. `invalid`: fields have issues. */
export type SaveOutcome = 'saved' | 'asked' | 'invalid' | 'failed';

/** Rounds of merging within one save; a card that changes elsewhere even more often is an error. */
const maxTries = 3;

/** Saves the changed fields. Whatever fails, all input stays. */
export function useSave(onOutcome: (outcome: SaveOutcome) => void) {
  const store = useEditor();
  const queries = useQueryClient();
  const language = useLanguage();
  const texts = useEditorMessages();
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const running = useRef(false);

  const send = useCallback(async (): Promise<SaveOutcome> => {
    if (store.get().conflicts.length > 0) return 'asked';
    const { values, errors } = store.get();
    const issues = {
      ...issuesBefore(values, store.changed(), language),
      // An unreadable point has no value that could be validated again.
      ...(errors['lat'] && { lat: errors['lat'] }),
    };
    if (Object.keys(issues).length > 0) {
      store.showErrors(issues);
      setState({ kind: 'idle' });
      return 'invalid';
    }
    setState({ kind: 'saving' });
    const joined = new Set<CardField>();
    for (let tries = 1; ; tries += 1) {
      const { card } = store.get();
      const changes = store.changes();
      try {
        const reply = await call(saveCardEndpoint, {
          params: { id: card.id },
          body: { version: card.version, ...changes },
        });
        const saved = cardOfReply(reply);
        store.saved(saved, changes);
        queries.setQueryData(editingKey(card.id), saved);
        void queries.invalidateQueries({
          predicate: (read) => showsCards(read, card.id),
        });
        setState({ kind: 'idle' });
        if (joined.size > 0)
          toast({ title: texts.savedWith([...joined].map((field) => texts.fields[field]).join(', ')) });
        else if (isNarrow()) toast({ title: texts.saved });
        return 'saved';
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const present = presentIn(saveCardEndpoint, error);
        if (present && tries < maxTries) {
          for (const field of store.receive(present)) joined.add(field);
          if (store.get().conflicts.length === 0) continue;
          setState({ kind: 'idle' });
          return 'asked';
        }
        const hasIssue = [409, 422].includes(error.status) && Object.keys(error.fields).length > 0;
        if (hasIssue) {
          store.showErrors(error.fields);
          setState({ kind: 'idle' });
          return 'invalid';
        }
        const failure = failureOf(error, texts.failed);
        setState(failure);
        if (isNarrow()) toast({ title: failure.text, variant: 'destructive' });
        return 'failed';
      }
    }
  }, [store, queries, language, texts]);

  const save = useCallback(async (): Promise<SaveOutcome> => {
    // A second press while saving does nothing.
    if (running.current) return 'failed';
    running.current = true;
    try {
      const outcome = await send();
      onOutcome(outcome);
      return outcome;
    } catch (error) {
      setState({ kind: 'failed', reason: 'server', text: texts.failed.server });
      throw error;
    } finally {
      running.current = false;
    }
  }, [send, onOutcome, texts]);

  const isOffline = state.kind === 'failed' && state.reason === 'offline';
  useEffect(() => {
    if (!isOffline) return undefined;
    const again = () => void save();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isOffline, save]);

  return { state, save };
}

/** On a phone the save bar with its status is scrolled out of view. */
const isNarrow = (): boolean => window.matchMedia('(max-width: 899px)').matches;

/** Lists of cards and the dashboard are outdated after a save; this card's own query is set directly. */
function showsCards(read: Pick<Query, 'queryKey'>, id: number): boolean {
  return (
    read.queryKey[0] !== editingKey(id)[0] &&
    readsBelow(listMyCardsEndpoint, readDashboardEndpoint, showcaseEndpoint)(read)
  );
}

function failureOf(
  error: ApiError,
  texts: Record<'offline' | 'server', string>,
): Extract<SaveState, { kind: 'failed' }> {
  if (error.status === 0) return { kind: 'failed', reason: 'offline', text: texts.offline };
  if (error.status >= 500) return { kind: 'failed', reason: 'server', text: texts.server };
  return { kind: 'failed', reason: 'refused', text: error.message };
}

function issuesBefore(
  values: Parameters<typeof issuesBetweenFields>[0],
  changed: readonly CardField[],
  language: Language,
): Record<string, string> {
  const own = changed.map((field) => issuesOfField(field, values[field], language));
  const between = Object.entries(issuesBetweenFields(values))
    .filter(([field]) => changed.includes(field as CardField) || field === 'customSlug')
    .map(([field, key]) => ({ [field]: validationMessages[key][language] }));
  return Object.assign({}, ...between, ...own) as Record<string, string>;
}
