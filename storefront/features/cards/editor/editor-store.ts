import type { CardForEditing } from '../../../../api/contract/cards/card-editing.schema.ts';
import type { CardChanges, CardField, CardFields } from '../../../../api/contract/cards/card-fields.ts';
import { differingFields, isSameField, mergeCards } from './merge-cards.ts';

export interface EditorState {
  /** The card as the server last sent it. */
  card: CardForEditing;
  /** The form's values. */
  values: CardFields;
  /** Issues by path (`customLinks.2.url`). */
  errors: Readonly<Record<string, string>>;
  /** Fields changed here and elsewhere that wait for a decision; `values` has this tab's, `card` the other's. */
  conflicts: readonly CardField[];
  /** Number of steps that can be undone. */
  undoable: number;
}

/** Changes within this time, in milliseconds, are one step of undo. */
const oneStep = 1_000;
const maxSteps = 100;

interface Step {
  field: CardField;
  before: unknown;
  at: number;
}

type Part = Partial<EditorState>;

/** State of one open editor: the server's card, the form's values, and the transitions between them. */
export function createEditorStore(card: CardForEditing) {
  let state: EditorState = { card, values: card.fields, errors: {}, conflicts: [], undoable: 0 };
  let steps: Step[] = [];
  const listeners = new Set<() => void>();

  function update(part: Part): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  const withoutErrors = (fields: readonly CardField[]) =>
    Object.fromEntries(
      Object.entries(state.errors).filter(([path]) => !fields.includes(path.split('.')[0] as CardField)),
    );

  function write(changes: Partial<CardFields>, now: number): void {
    for (const field of Object.keys(changes) as CardField[]) {
      const last = steps.at(-1);
      if (last?.field === field && now - last.at < oneStep) last.at = now;
      else steps = [...steps, { field, before: state.values[field], at: now }].slice(-maxSteps);
    }
    update({
      values: { ...state.values, ...changes },
      errors: withoutErrors(Object.keys(changes) as CardField[]),
      undoable: steps.length,
    });
  }

  return {
    get: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    write: (changes: Partial<CardFields>, now = Date.now()) => write(changes, now),
    /** Undoes the last step. */
    undo(): CardField | null {
      const step = steps.pop();
      if (!step) return null;
      update({
        values: { ...state.values, [step.field]: step.before },
        errors: withoutErrors([step.field]),
        undoable: steps.length,
      });
      return step.field;
    },
    changed: (): CardField[] => differingFields(state.card.fields, state.values),
    /** The changes a save would send. */
    changes(): CardChanges {
      return Object.fromEntries(
        differingFields(state.card.fields, state.values).map((field) => [field, state.values[field]]),
      ) as CardChanges;
    },
    showErrors: (errors: Record<string, string>) => update({ errors }),
    /** Replaces the issues of one field. */
    showErrorsOf(field: CardField, errors: Record<string, string>): void {
      update({ errors: { ...withoutErrors([field]), ...errors } });
    },
    /** After a save: input made during the request stays. */
    saved(card: CardForEditing, sent: CardChanges): void {
      const values = { ...card.fields };
      for (const field of differingFields(state.card.fields, state.values))
        if (!(field in sent) || !isSameField(field, sent[field], state.values[field]))
          Object.assign(values, { [field]: state.values[field] });
      steps = [];
      update({ card, values, errors: {}, conflicts: [], undoable: 0 });
    },
    /**
     * Merges the card after a change elsewhere.
     * @returns the fields taken over from there
     */
    receive(card: CardForEditing): CardField[] {
      if (card.version < state.card.version) return [];
      const { values, taken, conflicts } = mergeCards(state.card.fields, state.values, card.fields);
      const open = new Set([...state.conflicts, ...conflicts]);
      const still = [...open].filter((field) => !isSameField(field, values[field], card.fields[field]));
      update({ card, values, conflicts: still, errors: withoutErrors(taken) });
      return taken;
    },
    /** Decides the open conflicts: `theirs` names the fields for which the other value wins. */
    resolve(theirs: readonly CardField[]): void {
      const taken = Object.fromEntries(theirs.map((field) => [field, state.card.fields[field]]));
      update({ values: { ...state.values, ...taken }, conflicts: [], errors: withoutErrors(theirs) });
    },
    /** Restores a stored draft, made on `base`, which may be older than the card. */
    restore(base: Partial<CardFields>, values: Partial<CardFields>): void {
      const merge = mergeCards(
        { ...state.card.fields, ...base },
        { ...state.card.fields, ...values },
        state.card.fields,
      );
      update({ values: merge.values, conflicts: merge.conflicts });
    },
    /** Drops all unsaved changes. */
    discard(): void {
      steps = [];
      update({ values: state.card.fields, errors: {}, conflicts: [], undoable: 0 });
    },
  };
}

export type EditorStore = ReturnType<typeof createEditorStore>;
