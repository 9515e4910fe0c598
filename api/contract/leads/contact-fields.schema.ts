import { z } from 'zod';
import { readPhoneNumber, readWhatsappNumber } from '../base/phone-number.ts';
import { readSocialLink, type SocialNetwork } from '../cards/social-networks.ts';
import { cleanTypedLine } from '../base/typed-text.ts';

/** The issue of an Israeli number with missing or extra digits, where that can be known; null for a valid one. */
function issueOfPhone(text: string) {
  const number = readPhoneNumber(text);
  if (!number) return 'phone_invalid';
  const digits = number.display.replace(/\D/gu, '');
  if (number.display.startsWith('+') || number.display.startsWith('*') || number.international) return null;
  if (digits.startsWith('05')) return 'phone_mobile_digits';
  if (digits.startsWith('0')) return 'phone_landline_digits';
  if (/^1[578]/u.test(digits)) return digits.length === 10 ? null : 'phone_service_digits';
  // Three to five digits are a short number (100, 106 …); anything longer lacks its area code.
  return digits.length <= 5 ? null : 'phone_invalid';
}

/** An optional phone number in Israel's national form, `*2345` and 1-700 included; a note may stand beside it. */
export const optionalPhone = z
  .string()
  .max(30)
  .nullable()
  .transform((text, ctx) => {
    const typed = cleanTypedLine(text ?? '');
    if (typed === '') return null;
    const issue = issueOfPhone(typed);
    if (issue) ctx.addIssue({ code: 'custom', message: issue });
    return typed;
  });

/** An optional number that can have WhatsApp, or a wa.me link, of which the number is stored. */
export const optionalWhatsapp = z
  .string()
  .max(200)
  .nullable()
  .transform((text, ctx) => {
    const typed = cleanTypedLine(text ?? '');
    if (typed === '') return null;
    const number = readWhatsappNumber(typed);
    if (!number) ctx.addIssue({ code: 'custom', message: 'whatsapp_invalid' });
    return number?.display ?? typed;
  });

/** An optional link into a network, typed as a link, as `@name` or as the name alone; stored as the link. */
export const optionalSocialLink = (network: SocialNetwork) =>
  z
    .string()
    .max(2_000)
    .nullable()
    .transform((text, ctx) => {
      if (!text?.trim()) return null;
      const link = readSocialLink(network, text);
      if (link === null) ctx.addIssue({ code: 'custom', message: 'social_invalid' });
      return link;
    });
