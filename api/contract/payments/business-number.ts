/** The digits of a number as it is typed: `51-234567-5`. A number of 8 digits has lost its leading nought. */
export function businessNumberDigits(text: string): string {
  const digits = text.replaceAll(/[\s-]/gu, '');
  return /^\d{8}$/u.test(digits) ? `0${digits}` : digits;
}

/**
 * Whether a text of nine digits is a number that Israel gives out: of a company (ח.פ.), a licensed dealer (עוסק
 * מורשה) or a person. The last digit checks the others: each second one counts double, and all sum up to a ten.
 */
export function isBusinessNumber(digits: string): boolean {
  if (!/^\d{9}$/u.test(digits) || digits === '000000000') return false;
  const sum = [...digits].reduce((total, digit, place) => {
    const weighed = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0;
}
