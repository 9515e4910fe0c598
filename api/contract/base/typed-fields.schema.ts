import { z } from 'zod';
import { safeEmail, safeLink } from './safe-link.schema.ts';
import { cleanTypedLine, cleanTypedText } from './typed-text.ts';

/**
 * Input schemas for typed text: cleaned of marks that reverse or hide text, an empty field becomes null. Max lengths
 * are those of the columns.
 */
const orNull = (text: string | null | undefined) => (text ? text : null);

/** A missing text is reported as required; a text that is too long has an issue of its own. */
const typedString = () =>
  z.string({ error: ({ code }) => (code === 'invalid_type' ? 'required' : undefined) });

export const optionalLine = (limit: number) =>
  z.string().max(limit).transform(cleanTypedLine).nullable().transform(orNull);

export const optionalText = (limit: number) =>
  z.string().max(limit).transform(cleanTypedText).nullable().transform(orNull);

/** Several lines that must not be empty once they are cleaned. */
export const requiredText = (limit: number) =>
  typedString().max(limit).transform(cleanTypedText).pipe(z.string().min(1, 'required'));

/** One line that must not be empty once it is cleaned. */
export const requiredLine = (limit: number, least = 1) =>
  typedString()
    .max(limit)
    .transform(cleanTypedLine)
    .pipe(z.string().min(least, least === 1 ? 'required' : 'text_too_short'));

/** An optional http or https address; anything else is refused (`javascript:`, `data:` …). */
export const optionalLink = z
  .string()
  .max(2_000)
  .nullable()
  .transform((text, ctx) => {
    if (!text?.trim()) return null;
    const link = safeLink(text);
    if (link === null) ctx.addIssue({ code: 'custom', message: 'invalid_url' });
    return link;
  });

export const optionalEmail = z
  .string()
  .max(254)
  .nullable()
  .transform((text, ctx) => {
    if (!text?.trim()) return null;
    const email = safeEmail(text);
    if (email === null) ctx.addIssue({ code: 'custom', message: 'email_invalid' });
    return email;
  });

/** A price as users type it (`49`, `49.9`, `49.90`), not below nought, as text with two decimals. */
export const priceText = z
  .union([z.string(), z.number()], 'required')
  .transform((value) => String(value).trim())
  .pipe(z.string().regex(/^\d{1,10}(?:\.\d{1,2})?$/u, 'invalid_input'))
  .transform((text) => {
    const [whole = '0', fraction = ''] = text.split('.');
    return `${whole}.${fraction.padEnd(2, '0')}`;
  });
