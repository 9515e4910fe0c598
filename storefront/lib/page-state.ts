import { createContext, use } from 'react';
import type { CompanyDetails, PageState } from '../../api/contract/website/rendering.ts';

export const PageStateContext = createContext<PageState | null>(null);

/** What the server sent with the page: its address, language, company and what it showed instead, if anything. */
export function usePageState(): PageState {
  const state = use(PageStateContext);
  if (!state) throw new Error('usePageState needs the page state above it');
  return state;
}

/** Name, e-mail, phone and WhatsApp of the company, as the environment sets them. */
export const useCompany = (): CompanyDetails => usePageState().company;
