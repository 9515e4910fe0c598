import type { RaThemeOptions } from 'react-admin';
import { controlOverrides } from './control-overrides.ts';
import { frameOverrides } from './frame-overrides.ts';
import { listOverrides } from './list-overrides.ts';
import { surfaceOverrides } from './surface-overrides.ts';
import { darkTokens, lightTokens, type Tokens } from './tokens.ts';

declare module '@mui/material/styles' {
  interface Theme {
    tokens: Tokens;
  }
  interface ThemeOptions {
    tokens?: Tokens;
  }
}

type Overrides = NonNullable<RaThemeOptions['components']>;

/** Options of the same component, from several parts of the theme, side by side. */
function merged(...parts: readonly Overrides[]): Overrides {
  const all: Record<string, object> = {};
  for (const [name, options] of parts.flatMap((part) => Object.entries(part)))
    all[name] = { ...all[name], ...options };
  return all;
}

const fontFamily = '"Rubik Variable", "Rubik Fallback", Arial, sans-serif';
/** Below this a row of a list becomes two lines. */
const wideFrom = 1000;

/** Material UI's theme from the tokens, for one theme and one direction. */
export function createBackOfficeTheme(
  mode: 'light' | 'dark',
  direction: 'rtl' | 'ltr',
  pages: Overrides = {},
): RaThemeOptions {
  const tokens = mode === 'dark' ? darkTokens : lightTokens;
  return {
    direction,
    tokens,
    palette: {
      mode,
      background: { default: tokens.ground, paper: tokens.surface },
      text: { primary: tokens.ink, secondary: tokens.muted },
      divider: tokens.line,
      primary: {
        main: tokens.primary,
        dark: tokens.primaryStrong,
        light: tokens.primaryText,
        contrastText: tokens.onPrimary,
      },
      secondary: { main: tokens.accent, contrastText: tokens.onAccent },
      error: { main: tokens.danger, contrastText: mode === 'dark' ? '#2B0806' : '#FFFFFF' },
      warning: { main: tokens.warning },
      success: { main: tokens.success },
      info: { main: tokens.primary, contrastText: tokens.onPrimary },
    },
    shape: { borderRadius: 8 },
    sidebar: { width: 216, closedWidth: 56 },
    typography: {
      fontFamily,
      fontSize: 14,
      body1: { fontSize: '0.875rem', lineHeight: 20 / 14 },
      body2: { fontSize: '0.875rem', lineHeight: 20 / 14 },
      h1: { fontSize: '1.125rem', fontWeight: 700, lineHeight: 1.3 },
      h2: { fontSize: '1rem', fontWeight: 700, lineHeight: 1.3 },
      h3: { fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.4 },
      h5: { fontSize: '1rem', fontWeight: 700 },
      h6: { fontSize: '1.125rem', fontWeight: 700 },
      button: { fontWeight: 500, textTransform: 'none' },
    },
    breakpoints: { values: { xs: 0, sm: 600, md: wideFrom, lg: 1280, xl: 1600 } },
    transitions: {
      duration: { enteringScreen: 180, leavingScreen: 120, standard: 180, short: 160, shorter: 140 },
    },
    components: merged(
      surfaceOverrides(tokens),
      controlOverrides(tokens),
      listOverrides(tokens),
      frameOverrides(tokens),
      pages,
    ),
  };
}
