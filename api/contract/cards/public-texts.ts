import { cleanTypedLine, cleanTypedText } from '../base/typed-text.ts';
import { readPhoneNumber, readWhatsappNumber } from '../base/phone-number.ts';
import type { CardSource } from './make-public-card.ts';
import type { PublicCard } from './public-card.schema.ts';

// What a person typed, as visitors see it: null for what says nothing, or for a number that can't be called.

export function line(value: string | null): string | null {
  return (value && cleanTypedLine(value)) || null;
}

export function text(value: string | null): string | null {
  return (value && cleanTypedText(value)) || null;
}

export function reachOf(typed: string | null): PublicCard['phone'] {
  const number = typed ? readPhoneNumber(typed) : null;
  return number && { text: number.display, href: `tel:${number.dial}` };
}

export const whatsappOf = (row: CardSource): ReturnType<typeof readWhatsappNumber> =>
  row.whatsapp && row.showWhatsapp ? readWhatsappNumber(row.whatsapp) : null;
