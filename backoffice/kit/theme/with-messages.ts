import type { RaThemeOptions } from 'react-admin';

interface Component {
  defaultProps?: Record<string, unknown>;
}
type Components = Readonly<Record<string, Component | undefined>>;

/** Gives Material UI's own components their words in a language, beside what the theme says of them. */
export function withWords(theme: RaThemeOptions, words: object): RaThemeOptions {
  const own = theme.components as Components;
  const spoken = Object.entries(words as Components).map(([name, component]) => {
    const defaultProps = { ...component?.defaultProps, ...own[name]?.defaultProps };
    return [name, { ...own[name], defaultProps }];
  });
  return { ...theme, components: { ...own, ...Object.fromEntries(spoken) } };
}
