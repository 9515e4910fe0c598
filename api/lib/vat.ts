/**
 * What of a price that includes VAT is the tax; both parts always add up to it.
 * @param gross agorot
 * @param rate percent
 */
export function splitVat(gross: number, rate: number): { net: number; vat: number } {
  const net = Math.round((gross * 100) / (100 + rate));
  return { net, vat: gross - net };
}
