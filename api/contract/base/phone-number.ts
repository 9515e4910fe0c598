import { cleanTypedLine } from './typed-text.ts';

interface PhoneNumber {
  /** In Israel's national form: `052-123-4567`, `*2345`, `1-700-700-700`; others as `+44 20…`. */
  display: string;
  /** What follows `tel:`. */
  dial: string;
  /** Country code and number, digits only, for wa.me and E.164; null for numbers that only work in Israel. */
  international: string | null;
}

const numberInText = /\*\d{3,6}|(?:\+|00)?\(?\d(?:[\d\s().\u05BE\u2010-\u2015/-]*\d)?/u;

/**
 * Reads a phone number as users type it: Israeli mobile and landline, `*2345`, 1-700 and 1-800, short numbers, or
 * international. A note beside it ("(משרד)"), as rows of before have them, is left out.
 * @returns null when there is no number in the text
 */
export function readPhoneNumber(text: string): PhoneNumber | null {
  const found = numberInText.exec(cleanTypedLine(text))?.[0];
  if (!found) return null;
  if (found.startsWith('*')) return { display: found, dial: found, international: null };
  let digits = found.replace(/\D/gu, '');
  const abroad = found.startsWith('+') || found.startsWith('00');
  if (found.startsWith('00')) digits = digits.slice(2);
  if (digits.startsWith('972') && digits.length >= 11)
    return readNational(`0${digits.slice(3).replace(/^0/u, '')}`);
  if (abroad)
    return digits.length >= 7 && digits.length <= 15
      ? { display: `+${digits}`, dial: `+${digits}`, international: digits }
      : null;
  return readNational(digits);
}

/**
 * The issue of a phone number as all forms know it (docs/product.md 11.16): letters beside it, and missing or extra
 * digits of an Israeli number, where that can be known; null for a valid one.
 */
export function issueOfPhone(text: string) {
  const number = readPhoneNumber(text);
  if (!number || /\p{L}/u.test(text)) return 'phone_invalid';
  const digits = number.display.replace(/\D/gu, '');
  if (number.display.startsWith('+') || number.display.startsWith('*') || number.international) return null;
  if (digits.startsWith('05')) return 'phone_mobile_digits';
  if (digits.startsWith('0')) return 'phone_landline_digits';
  if (/^1[578]/u.test(digits)) return digits.length === 10 ? null : 'phone_service_digits';
  // Three to five digits are a short number (100, 106 …); anything longer lacks its area code.
  return digits.length <= 5 ? null : 'phone_invalid';
}

function readNational(digits: string): PhoneNumber | null {
  if (/^0[57]\d{8}$/u.test(digits)) return israeli(digits, 3);
  if (/^0[2-489]\d{7}$/u.test(digits)) return israeli(digits, 2);
  if (/^1(?:599|700|800|80[19])\d{6}$/u.test(digits)) {
    const display = `1-${digits.slice(1, 4)}-${digits.slice(4, 7)}-${digits.slice(7)}`;
    return { display, dial: digits, international: null };
  }
  return digits.length >= 3 && digits.length <= 15
    ? { display: digits, dial: digits, international: null }
    : null;
}

function israeli(digits: string, areaLength: number): PhoneNumber {
  const international = `972${digits.slice(1)}`;
  const rest = digits.slice(areaLength);
  const display = `${digits.slice(0, areaLength)}-${rest.slice(0, 3)}-${rest.slice(3)}`;
  return { display, dial: `+${international}`, international };
}

/** Digits for `https://wa.me/…`, from a number or from a wa.me / WhatsApp link; null when it can't have WhatsApp. */
export function readWhatsappNumber(text: string): PhoneNumber | null {
  const linked = /(?:wa\.me\/|[?&]phone=)(?:\+|%2B)?(\d{7,15})/iu.exec(text)?.[1];
  const number = readPhoneNumber(linked ? `+${linked}` : text);
  return number?.international ? number : null;
}
