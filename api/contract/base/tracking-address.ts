/** Shipping companies whose tracking page takes the number in its address. */
const pages: readonly [RegExp, (number: string) => string][] = [
  [/דואר ישראל|israel post/iu, (number) => `https://mypost.israelpost.co.il/itemtrace?itemcode=${number}`],
  [/ups/iu, (number) => `https://www.ups.com/track?tracknum=${number}`],
  [/fedex/iu, (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}`],
  [/dhl/iu, (number) => `https://www.dhl.com/il-en/home/tracking.html?tracking-id=${number}`],
];

/** Address of a parcel's tracking page; null where we know of none for the company. */
export function trackingAddress(company: string | null, number: string | null): string | null {
  if (!company || !number) return null;
  const page = pages.find(([name]) => name.test(company))?.[1];
  return page ? page(encodeURIComponent(number)) : null;
}
