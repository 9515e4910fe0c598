/** Title of a card's contact form where its owner chose none; the table's default (docs/specification.md 3). */
export const defaultContactFormTitle = 'צור קשר';
