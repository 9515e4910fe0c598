import type { RaThemeOptions } from 'react-admin';

interface Component {
  defaultProps?: Record<string, unknown>;
}
type Components = Readonly<Record<string, Component | undefined>>;

/** Adds Material UI's texts in a language to the theme's own component options. */
export function withWords(theme: RaThemeOptions, words: object): RaThemeOptions {
  const own = theme.components as Components;
  const spoken = Object.entries(words as Components).map(([name, component]) => {
    const defaultProps = { ...component?.defaultProps, ...own[name]?.defaultProps };
    return [name, { ...own[name], defaultProps }];
  });
  return { ...theme, components: { ...own, ...Object.fromEntries(spoken) } };
}
