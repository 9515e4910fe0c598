import { createContext, use } from 'react';
import type { MenuGroup } from './menu-entry.ts';

/** What lies over the page: the global search, or the list of shortcuts. */
export type Overlay = 'jump' | 'help' | null;

interface Office {
  menu: readonly MenuGroup[];
  overlay: Overlay;
  onOverlay: (overlay: Overlay) => void;
}

export const OfficeContext = createContext<Office>({ menu: [], overlay: null, onOverlay: () => undefined });

/** What the bar, the menu and the shortcuts share. */
export const useOffice = () => use(OfficeContext);
