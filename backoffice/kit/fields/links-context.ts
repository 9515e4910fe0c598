import { createContext, useContext } from 'react';

/** False where the whole row is a link already: links can't be nested. */
const LinksContext = createContext(true);

export const LinksProvider = LinksContext.Provider;
export const useMayLink = () => useContext(LinksContext);
