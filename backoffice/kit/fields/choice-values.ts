import { choicesHebrew, type ChoiceName } from '../i18n/he/choices.ts';

/** The values of a closed list, in the contract's order. */
export function choiceValues(name: ChoiceName): string[] {
  return Object.keys(choicesHebrew[name]);
}
