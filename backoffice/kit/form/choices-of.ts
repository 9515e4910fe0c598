import { choiceValues } from '../fields/choice-values.ts';
import type { ChoiceName } from '../i18n/he/choices.ts';

/** Choices of a closed list for react-admin's inputs; the names are keys of translations. */
export function choicesOf(name: ChoiceName): { id: string; name: string }[] {
  return choiceValues(name).map((id) => ({ id, name: `bikur.choices.${name}.${id}` }));
}
