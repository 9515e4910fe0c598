import type { RaThemeOptions } from 'react-admin';
import type { Tokens } from './tokens.ts';

type Overrides = NonNullable<RaThemeOptions['components']>;

/** Page ground, papers, menus, dialogs and snackbars. Only overlays cast a shadow. */
export function surfaceOverrides(tokens: Tokens): Overrides {
  return {
    MuiCssBaseline: {
      styleOverrides: {
        html: { fontSize: '100%' },
        body: { backgroundColor: tokens.ground, color: tokens.ink },
        'table, time, .figures': { fontVariantNumeric: 'tabular-nums' },
        a: { color: tokens.primaryText },
        '[dir="rtl"] .turns': { transform: 'scaleX(-1)' },
        ':focus-visible': { outline: `3px solid ${tokens.focus}`, outlineOffset: 3, borderRadius: 4 },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            transitionDuration: '0.01ms !important',
            scrollBehavior: 'auto !important',
          },
        },
      },
    },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none' } },
    },
    MuiCard: {
      styleOverrides: { root: { backgroundColor: 'transparent', borderRadius: 0, overflow: 'visible' } },
    },
    MuiMenu: { styleOverrides: { paper: { boxShadow: tokens.lifted, border: `1px solid ${tokens.line}` } } },
    MuiPopover: {
      styleOverrides: { paper: { boxShadow: tokens.lifted, border: `1px solid ${tokens.line}` } },
    },
    MuiDialog: { styleOverrides: { paper: { boxShadow: tokens.lifted, borderRadius: 16 } } },
    MuiTooltip: {
      styleOverrides: {
        tooltip: { backgroundColor: tokens.ink, color: tokens.ground, fontSize: '0.8125rem' },
      },
    },
    MuiSnackbarContent: {
      styleOverrides: { root: { backgroundColor: tokens.ink, color: tokens.ground, borderRadius: 8 } },
    },
    MuiAlert: { styleOverrides: { root: { borderRadius: 8 } } },
    MuiDivider: { styleOverrides: { root: { borderColor: tokens.line } } },
    MuiTabs: {
      styleOverrides: {
        root: { minHeight: 44 },
        indicator: { backgroundColor: tokens.ink, height: 3 },
      },
    },
    // Labels over their values, side by side as far as there is room; a long value takes a row of its own.
    RaSimpleShowLayout: {
      styleOverrides: {
        root: {
          padding: '0 0 32px',
          '& .RaSimpleShowLayout-stack': {
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
            gap: '16px 24px',
          },
          '& .RaSimpleShowLayout-row': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
          '& .RaSimpleShowLayout-row:has(> .wide)': { gridColumn: '1 / -1' },
        },
      },
    },
    RaLabeled: {
      styleOverrides: {
        root: {
          alignItems: 'flex-start',
          '& .RaLabeled-label': { fontSize: '0.8125rem', color: tokens.muted },
        },
      },
    },
    RaTabbedShowLayout: {
      styleOverrides: { root: { '& .RaTabbedShowLayout-content': { padding: '24px 0 0' } } },
    },
    MuiTab: {
      styleOverrides: {
        root: {
          minHeight: 44,
          textTransform: 'none',
          fontWeight: 500,
          color: tokens.muted,
          '&.Mui-selected': { color: tokens.ink, fontWeight: 600 },
          '&:focus-visible': { outlineOffset: -3 },
        },
      },
    },
  };
}
