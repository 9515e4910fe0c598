import type { ErrorCode } from '../../../contract/base/error-codes.schema.ts';
import type { Translated } from '../../../contract/base/languages.ts';
import { AppError } from '../../../errors.ts';

const refusals = {
  notZip: {
    code: 'unsupported_media_type',
    he: 'זה לא קובץ zip. יש לבחור את הקובץ שהורד מכאן, כמו שהוא.',
    en: 'This is not a zip file. Choose the file that was downloaded here, as it is.',
  },
  notOurs: {
    code: 'unsupported_media_type',
    he: 'זה לא קובץ נתונים של ביקור, או שהוא מגרסה אחרת. אפשר להכין קובץ חדש ולייבא אותו.',
    en: 'This is not a file of Bikur data, or it is of another version. Make a new file and import that.',
  },
  broken: {
    code: 'unsupported_media_type',
    he: 'הקובץ פגום או לא הגיע במלואו. אפשר להוריד אותו שוב ולנסות.',
    en: 'The file is damaged or did not arrive whole. Download it again and try.',
  },
  tooLarge: {
    code: 'payload_too_large',
    he: 'הקובץ גדול מדי: עד 320 מ״ב, 400 מ״ב אחרי פתיחה ו־5,000 קבצים.',
    en: 'The file is too large: up to 320 MB, 400 MB unpacked, and 5,000 files inside.',
  },
  busy: {
    code: 'service_unavailable',
    he: 'ייבוא אחר מתבצע כרגע. אפשר לנסות שוב בעוד דקה.',
    en: 'Another import is under way. Try again in a minute.',
  },
} as const satisfies Record<string, Translated & { code: ErrorCode }>;
type ImportRefusal = keyof typeof refusals;

/** The error of a refused file, in the user's language (docs/specification.md 8). */
export function importRefusal(reason: ImportRefusal, cause?: unknown): AppError {
  const { code, he, en } = refusals[reason];
  return new AppError(code, {
    text: { he, en },
    message: `import: ${reason}`,
    cause,
    ...(code === 'service_unavailable' && { retryAfterSeconds: 60 }),
  });
}
