import { choiceValues } from '../fields/choice-values.ts';
import type { ChoiceName } from '../i18n/he/choices.ts';

/** Choices of a closed list for react-admin's inputs, with keys of their words as names. */
export function choicesOf(name: ChoiceName): { id: string; name: string }[] {
  return choiceValues(name).map((id) => ({ id, name: `bikur.choices.${name}.${id}` }));
}
