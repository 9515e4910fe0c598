import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { CardField, CardFields } from '../../../../api/contract/cards/card-fields.ts';
import { cardFields } from '../../../../api/contract/cards/card-fields.schema.ts';
import { missingFeature, type PlanFeature } from '../../../../api/contract/cards/card-plan.schema.ts';
import type { Language } from '../../../../api/contract/base/languages.ts';
import { issuePath, translateIssue } from '../../../../api/contract/base/translate-issue.ts';
import { useLanguage } from '../../../i18n/language-context.ts';
import type { EditorState, EditorStore } from './editor-store.ts';

export const EditorContext = createContext<EditorStore | null>(null);

export function useEditor(): EditorStore {
  const store = use(EditorContext);
  if (!store) throw new Error('useEditor needs an EditorContext above it');
  return store;
}

/**
 * Selects a part of the editor's state; the caller renders again only when it changes. `read` must return a
 * stable reference.
 */
export function useEditorState<T>(read: (state: EditorState) => T): T {
  const store = useEditor();
  const snapshot = () => read(store.get());
  return useSyncExternalStore(store.subscribe, snapshot, snapshot);
}

/** Issues of one field in words, by path; none when it is valid. */
export function issuesOfField(field: CardField, value: unknown, language: Language): Record<string, string> {
  const checked = cardFields.shape[field].safeParse(value);
  if (checked.success) return {};
  return Object.fromEntries(
    checked.error.issues
      .toReversed()
      .map((issue) => [
        issue.path.length === 0 ? field : `${field}.${issuePath(issue)}`,
        translateIssue(issue, language),
      ]),
  );
}

export type FieldLock = PlanFeature | 'team';

interface FieldState<Field extends CardField> {
  value: CardFields[Field];
  set(value: CardFields[Field]): void;
  error: string | undefined;
  /** Validates the field when the owner leaves it. */
  check(): void;
  /** The feature of the plan that the field needs and lacks, or `team` where the company sets it. */
  locked: FieldLock | null;
}

export function useField<Field extends CardField>(field: Field): FieldState<Field> {
  const store = useEditor();
  const language = useLanguage();
  const value = useEditorState(({ values }) => values[field]);
  const error = useEditorState(({ errors }) => errors[field]);
  const locked = useEditorState(({ card }) =>
    card.team?.fields.includes(field) ? 'team' : missingFeature(card.plan, field),
  );
  const set = useCallback(
    (next: CardFields[Field]) => store.write({ [field]: next } as Partial<CardFields>),
    [store, field],
  );
  const check = useCallback(() => {
    const { values, card } = store.get();
    // A stored value that breaks a newer rule is not reported before the owner changes it.
    const issues = values[field] === card.fields[field] ? {} : issuesOfField(field, values[field], language);
    store.showErrorsOf(field, issues);
  }, [store, field, language]);
  return { value, set, error, check, locked };
}
