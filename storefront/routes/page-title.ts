/** The browser's title: the page's own words, then the brand unless they begin with it. */
export function pageTitle(title: string, brand: string): string {
  return title.startsWith(brand) ? title : `${title} – ${brand}`;
}
