import { choicesHebrew, type ChoiceName } from '../i18n/he/choices.ts';

export function choiceValues(name: ChoiceName): string[] {
  return Object.keys(choicesHebrew[name]);
}
