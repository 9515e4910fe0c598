/** Title of a card's contact form where its owner chose none; the table's default (specification section 3). */
export const defaultContactFormTitle = 'צור קשר';
