/** A page of the menu, by the name it has there. */
export interface MenuPage {
  path: string;
  label: string;
}

const shortest = 2;

const comparable = (text: string) => text.normalize('NFKC').toLowerCase().trim();

/** The pages of the menu whose name holds what was typed; those that begin with it first. */
export function findPages(text: string, pages: readonly MenuPage[]): MenuPage[] {
  const asked = comparable(text);
  if (asked.length < shortest) return [];
  const placeOf = ({ label }: MenuPage) => comparable(label).indexOf(asked);
  return pages.filter((page) => placeOf(page) >= 0).toSorted((one, other) => placeOf(one) - placeOf(other));
}
