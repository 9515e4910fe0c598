import { z } from 'zod';
import { cleanTypedLine } from '../base/typed-text.ts';

/** Letters of the two languages, digits, and what may stand between them. */
const allowed = /^[a-zA-ZÀ-ÖØ-öø-ÿא-ת0-9]+(?:[ ._-][a-zA-ZÀ-ÖØ-öø-ÿא-ת0-9]+)*$/u;
/** A Hebrew and a Latin letter in one word: `paypaס`. */
const mixedWord = /[a-zA-ZÀ-ÖØ-öø-ÿ][0-9]*[א-ת]|[א-ת][0-9]*[a-zA-ZÀ-ÖØ-öø-ÿ]/u;

/** Names that suggest the company, its staff or a machine; and words that name no user. */
const reserved = new Set(
  `admin administrator root superuser sysadmin system owner webmaster postmaster hostmaster abuse security
  moderator mod staff team official support help helpdesk service info contact sales billing payments invoice
  noreply mailer daemon bot api www mail ftp everyone anonymous guest user me self null undefined deleted
  bikur bikursupport bikuradmin bikurteam bikurofficial
  ביקור צוותביקור תמיכה צוות מנהל מנהלת מנהלהמערכת מנהלמערכת הנהלה שירות שירותלקוחות מערכת אדמין מודרטור
  רשמי מכירות חשבונות אבטחה אורח משתמש`.split(/\s+/u),
);

const lookAlikes: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' };

/** The name as a hasty visitor reads it: no case, no separators, digits as the letters they look like. */
function skeleton(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/gu, '')
    .toLowerCase()
    .replace(/[ ._-]/gu, '')
    .replace(/[0-9]/gu, (digit) => lookAlikes[digit] ?? digit);
}

/** Whether a visitor could take a name for the company or its staff. */
function isReservedUsername(name: string): boolean {
  return reserved.has(skeleton(name)) || reserved.has(name.toLowerCase());
}

/** Removes hidden and control characters, and makes one spelling per letter and single spaces. */
export const cleanUsername = (text: string): string => cleanTypedLine(text.normalize('NFKC'));

/**
 * A name that can stand in `/@{username}` (docs/specification.md 2 and 5, docs/security.md A12): 2 to 20
 * characters of Hebrew or Latin letters and digits, with single spaces, dots, hyphens or underscores between.
 */
export const username = z
  .string()
  .overwrite(cleanUsername)
  // The first issue is the one that is shown.
  .min(2, 'username_too_short')
  .max(20, 'username_too_long')
  .regex(allowed, 'username_characters')
  .refine((name) => !mixedWord.test(name), 'username_mixes_scripts')
  .refine((name) => !isReservedUsername(name), 'username_reserved');
