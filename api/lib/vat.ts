/** Value added tax in Israel, in percent. */
export const vatRate = 18;

/**
 * What of a price that includes VAT is the tax; both parts always add up to it.
 * @param gross agorot
 */
export function splitVat(gross: number, rate: number = vatRate): { net: number; vat: number } {
  const net = Math.round((gross * 100) / (100 + rate));
  return { net, vat: gross - net };
}
