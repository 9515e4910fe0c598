import { createContext } from 'react';

/** Where a related table keeps the user's choice of columns; null in a list of its own. */
export const RelatedContext = createContext<string | null>(null);
