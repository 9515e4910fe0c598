/** The page's own title, then the brand unless the title starts with it. */
export function pageTitle(title: string, brand: string): string {
  return title.startsWith(brand) ? title : `${title} – ${brand}`;
}
