import type { RaThemeOptions } from 'react-admin';
import { controlOverrides } from './control-overrides.ts';
import { frameOverrides } from './frame-overrides.ts';
import { listOverrides } from './list-overrides.ts';
import { merged, wideFrom } from './overrides.ts';
import { surfaceOverrides } from './surface-overrides.ts';
import { tokensIn, type Tokens } from './tokens.ts';

declare module '@mui/material/styles' {
  interface Theme {
    tokens: Tokens;
  }
  interface ThemeOptions {
    tokens?: Tokens;
  }
}

const fontFamily = '"Rubik Variable", "Rubik Fallback", Arial, sans-serif';

/**
 * Material UI's theme from the tokens, for one theme and one direction.
 * @param parts what else is said of components: Material UI's texts in a language, and how pages are by default
 */
export function createBackOfficeTheme(
  mode: 'light' | 'dark',
  direction: 'rtl' | 'ltr',
  ...parts: readonly object[]
): RaThemeOptions {
  const tokens = tokensIn(mode);
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
      error: { main: tokens.danger, contrastText: tokens.onDanger },
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
      ...parts,
    ),
  };
}
