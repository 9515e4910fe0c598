import { root, type Overrides } from './overrides.ts';
import type { Tokens } from './tokens.ts';

/** Page ground, papers, menus, dialogs and snackbars. Only overlays cast a shadow. */
export function surfaceOverrides(tokens: Tokens): Overrides {
  const lifted = { boxShadow: tokens.lifted, border: `1px solid ${tokens.line}` };
  return {
    MuiCssBaseline: {
      styleOverrides: {
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
    MuiPaper: { defaultProps: { elevation: 0 }, ...root({ backgroundImage: 'none' }) },
    MuiCard: root({ backgroundColor: 'transparent', borderRadius: 0, overflow: 'visible' }),
    MuiMenu: { styleOverrides: { paper: lifted } },
    MuiPopover: { styleOverrides: { paper: lifted } },
    MuiDialog: { styleOverrides: { paper: { boxShadow: tokens.lifted, borderRadius: 16 } } },
    MuiTooltip: {
      styleOverrides: {
        tooltip: { backgroundColor: tokens.ink, color: tokens.ground, fontSize: '0.8125rem' },
      },
    },
    MuiSnackbarContent: root({ backgroundColor: tokens.ink, color: tokens.ground }),
    MuiTabs: {
      styleOverrides: { root: { minHeight: 44 }, indicator: { backgroundColor: tokens.ink, height: 3 } },
    },
    MuiTab: root({
      minHeight: 44,
      '&.Mui-selected': { color: tokens.ink, fontWeight: 600 },
      '&:focus-visible': { outlineOffset: -3 },
    }),
    // Labels over their values, side by side as far as there is room; a long value takes a row of its own.
    RaSimpleShowLayout: root({
      padding: '0 0 32px',
      '& .RaSimpleShowLayout-stack': {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
        gap: '16px 24px',
      },
      '& .RaSimpleShowLayout-row': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
      '& .RaSimpleShowLayout-row:has(> .wide)': { gridColumn: '1 / -1' },
    }),
    RaLabeled: root({
      alignItems: 'flex-start',
      '& .RaLabeled-label': { fontSize: '0.8125rem', color: tokens.muted },
    }),
    RaTabbedShowLayout: root({ '& .RaTabbedShowLayout-content': { padding: '24px 0 0' } }),
  };
}
