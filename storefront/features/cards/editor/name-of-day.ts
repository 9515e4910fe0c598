import type { Language } from '../../../../api/contract/base/languages.ts';
import type { SpecialDay } from '../../../../api/contract/cards/entities/special-days.schema.ts';
import { nameOfHoliday } from '../../../../api/contract/cards/holidays.ts';
import type { EditorMessages } from './use-editor-messages.ts';

/** What a special day is called for its owner. */
export const nameOfDay = (
  { name, holiday }: Pick<SpecialDay, 'name' | 'holiday'>,
  { specialDays }: Pick<EditorMessages, 'specialDays'>,
  language: Language,
): string => name || (holiday ? nameOfHoliday(holiday, language) : specialDays.unnamed);
