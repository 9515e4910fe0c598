import { z } from 'zod';
import { issueOfPhone, readWhatsappNumber } from '../base/phone-number.ts';
import { readSocialLink, type SocialNetwork } from '../cards/social-networks.ts';
import { cleanTypedLine } from '../base/typed-text.ts';

/** An optional phone number, as every form takes it: Israeli, `*2345` and 1-700 included, or international. */
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
