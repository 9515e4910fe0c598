import { createContext, useContext } from 'react';

/** False where the whole row is a link already: a link inside a link is none. */
const LinksContext = createContext(true);

export const LinksProvider = LinksContext.Provider;
export const useMayLink = () => useContext(LinksContext);
