import { endsInDots } from './cut-at-its-end.ts';
import { below, onPhones, root, type Overrides } from './overrides.ts';
import type { Tokens } from './tokens.ts';

/** The bar on top, the menu at the start, the page between them. */
export function frameOverrides(tokens: Tokens): Overrides {
  return {
    RaLayout: root({
      '&&, & .RaLayout-appFrame': { minWidth: 0 },
      '& .RaLayout-content': { display: 'block', minWidth: 0, maxWidth: 1440, padding: '24px 32px 64px' },
      [below]: { '& .RaLayout-content': { padding: '16px 16px max(64px, env(safe-area-inset-bottom))' } },
    }),
    RaSidebar: root({
      // A drawer's own ground is the page that it lies over.
      '&:not(.MuiModal-root)': {
        // As long as the page: its ground stays under the menu, which doesn't scroll away.
        height: 'auto',
        minHeight: 'calc(100vh - 3em)',
        borderInlineEnd: `1px solid ${tokens.line}`,
        backgroundColor: tokens.groundQuiet,
      },
      '& .MuiPaper-root': { '&&': { backgroundColor: tokens.groundQuiet } },
      '& .waiting': {
        minWidth: 24,
        paddingInline: 6,
        borderRadius: 10,
        fontSize: '0.75rem',
        fontWeight: 700,
        lineHeight: '20px',
        textAlign: 'center',
        backgroundColor: tokens.accent,
        color: tokens.onAccent,
      },
    }),
    RaMenu: root({ paddingBlock: 2 }),
    RaMenuItemLink: root({
      minHeight: 34,
      marginInline: 8,
      paddingInline: 10,
      borderRadius: 8,
      '&&': { color: tokens.ink },
      [below]: { minHeight: 44 },
      '& .MuiListItemIcon-root': { minWidth: 29 },
      '& .MuiTypography-root': { display: 'flex', justifyContent: 'space-between', fontWeight: 500 },
      '&:hover': { backgroundColor: tokens.line },
      '&&.RaMenuItemLink-active': { backgroundColor: tokens.ink, color: tokens.ground },
      '&.RaMenuItemLink-active .MuiListItemIcon-root': { color: tokens.ground },
    }),
    RaAppBar: root({
      '&&': { backgroundColor: tokens.ground, color: tokens.ink },
      borderBottom: `1px solid ${tokens.line}`,
      '& .RaAppBar-toolbar': { gap: 4 },
      '& .home': { flex: 'none', textDecoration: 'none', marginInlineEnd: 24 },
      '& .MuiSvgIcon-root': { fontSize: 20 },
      // A box of its own would be cut without the dots.
      '& #react-admin-title .RaConfigurable-root': { display: 'inline' },
      // "Error: Request failed" loses the last words of the name, not the first of an English one in Hebrew.
      '& #react-admin-title .record': { display: 'flex', gap: '0.3em', '& > bdi': endsInDots },
      [below]: { '& .home small': { display: 'none' } },
      // What the page is about stays readable between the buttons: on two lines.
      [onPhones]: {
        '& .home, & .RaLoadingIndicator-root, & .RaLoadingIndicator-loadedIcon': { display: 'none' },
        '& #react-admin-title': {
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          whiteSpace: 'normal',
          overflowWrap: 'anywhere',
          fontSize: '0.9375rem',
          lineHeight: 1.25,
        },
        '& #react-admin-title .record, & #react-admin-title .record > bdi': {
          display: 'inline',
          whiteSpace: 'normal',
        },
      },
    }),
  };
}
