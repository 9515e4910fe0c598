import type { CSSObject } from '@mui/material/styles';
import type { RaThemeOptions } from 'react-admin';

/** What the theme says of Material UI's and react-admin's components. */
export type Overrides = NonNullable<RaThemeOptions['components']>;

/** Below this a row of a list becomes two lines, and what is pressed grows to the size of a finger. */
export const wideFrom = 1000;
export const below = `@media (max-width:${wideFrom - 0.05}px)`;
export const onPhones = '@media (max-width:599.95px)';

/** The styles of a component's outermost element. */
export const root = (styles: CSSObject) => ({ styleOverrides: { root: styles } });

/** What several parts of the theme say of the same component, side by side; of one property the last word holds. */
export function merged(...parts: readonly object[]): Overrides {
  const all: Record<string, Record<string, object>> = {};
  for (const [name, options] of parts.flatMap((part) => Object.entries(part))) {
    const own = (all[name] ??= {});
    for (const [kind, values] of Object.entries<object>(options)) own[kind] = { ...own[kind], ...values };
  }
  return all;
}
