import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { themeCookie, type Theme } from '../../../../api/contract/website/rendering.ts';

interface ThemeChoice {
  /** The visible theme; on the server and before the system's is known, the stored choice or light. */
  shown: Theme;
  toggle(): void;
}

const ThemeContext = createContext<ThemeChoice>({ shown: 'light', toggle() {} });
const systemPrefersDark = '(prefers-color-scheme: dark)';
const yearInSeconds = 31_536_000;

/** Light or dark: the visitor's choice from the cookie, else the system's, which styles follow by themselves. */
export function ThemeProvider({ initial, children }: { initial: Theme | null; children: ReactNode }) {
  const [chosen, setChosen] = useState(initial);
  const [system, setSystem] = useState<Theme>('light');
  useEffect(() => {
    const query = window.matchMedia(systemPrefersDark);
    const follow = () => setSystem(query.matches ? 'dark' : 'light');
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  const shown = chosen ?? system;
  const toggle = useCallback(() => {
    const next = shown === 'dark' ? 'light' : 'dark';
    document.cookie = `${themeCookie}=${next}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax`;
    document.documentElement.dataset['theme'] = next;
    setChosen(next);
  }, [shown]);
  const value = useMemo(() => ({ shown, toggle }), [shown, toggle]);
  return <ThemeContext value={value}>{children}</ThemeContext>;
}

export const useTheme = (): ThemeChoice => use(ThemeContext);
