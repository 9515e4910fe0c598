/** The filters stay when staff move between the columns. */
const withSearch = (path: string, search: string) => (search ? `${path}?${search}` : path);

export const listPathOf = (search: string) => withSearch('/support', search);
export const threadPathOf = (id: number, search = '') => withSearch(`/support/${id}`, search);
export const contextPathOf = (id: number, search: string) => withSearch(`/support/${id}/context`, search);
