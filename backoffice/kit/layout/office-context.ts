import { createContext, use } from 'react';
import type { Overlay } from '../shortcuts/Shortcuts.tsx';
import type { MenuGroup } from './menu-entry.ts';

interface Office {
  menu: readonly MenuGroup[];
  onOverlay: (overlay: Overlay) => void;
}

export const OfficeContext = createContext<Office>({ menu: [], onOverlay: () => undefined });

/** What the bar and the menu share. */
export const useOffice = () => use(OfficeContext);
