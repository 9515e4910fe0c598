import { below, onPhones, root, type Overrides } from './overrides.ts';
import type { Tokens } from './tokens.ts';

const inForms = { margin: 'dense', size: 'small', fullWidth: true } as const;

/** Buttons, inputs and chips: flat, 36 px with a mouse and 44 px with touch, no ripple. */
export function controlOverrides(tokens: Tokens): Overrides {
  return {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { minHeight: 36, paddingInline: 12, [below]: { minHeight: 44 } },
        text: {
          color: tokens.ink,
          '&:hover': { backgroundColor: tokens.groundQuiet },
          '&.MuiButton-colorError': { color: tokens.danger },
        },
        outlined: { color: tokens.ink, borderColor: tokens.lineStrong },
        sizeSmall: { fontSize: '0.875rem' },
      },
    },
    MuiIconButton: root({
      color: tokens.ink,
      minWidth: 36,
      minHeight: 36,
      borderRadius: 8,
      '&:hover': { backgroundColor: tokens.groundQuiet },
      [below]: { minWidth: 44, minHeight: 44 },
    }),
    MuiTextField: { defaultProps: inForms },
    MuiFormControl: { defaultProps: inForms },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          backgroundColor: tokens.surface,
          '&:hover:not(.Mui-focused):not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
            borderColor: tokens.ink,
          },
          [below]: { minHeight: 44 },
        },
        notchedOutline: { borderColor: tokens.field },
        // Left-to-right input still aligns with the page's start.
        input: { '[dir="rtl"] &[dir="ltr"]': { textAlign: 'end' } },
      },
    },
    MuiFormHelperText: root({ marginInline: 0, fontSize: '0.8125rem' }),
    MuiCheckbox: root({ color: tokens.field }),
    // What it waits for is said beside it.
    MuiCircularProgress: { defaultProps: { 'aria-hidden': true } },
    MuiSwitch: { styleOverrides: { track: { backgroundColor: tokens.field, opacity: 1 } } },
    MuiChip: {
      styleOverrides: {
        root: { height: 24, borderRadius: 6, fontWeight: 600 },
        colorSuccess: { color: tokens.success, backgroundColor: tokens.successWash },
        colorWarning: { color: tokens.warning, backgroundColor: tokens.warningWash },
        colorError: { color: tokens.danger, backgroundColor: tokens.dangerWash },
      },
    },
    MuiListItemIcon: root({ minWidth: 36, color: tokens.muted }),
    MuiMenuItem: root({ minHeight: 36, [below]: { minHeight: 44 } }),
    MuiLink: { defaultProps: { underline: 'hover' }, ...root({ color: tokens.primaryText }) },
    RaToolbar: root({
      backgroundColor: tokens.ground,
      borderTop: `1px solid ${tokens.line}`,
      '&&.RaToolbar-desktopToolbar': { paddingInline: 0 },
      marginTop: 24,
    }),
    // On a phone its icon alone stands beside the page's title; the language stays its name.
    RaLocalesMenuButton: root({
      [onPhones]: {
        '& .MuiButton-root': { minWidth: 44, padding: 0, fontSize: 0 },
        '& .MuiButton-startIcon': { margin: 0 },
        '& .MuiButton-endIcon': { display: 'none' },
      },
    }),
    RaSimpleFormIterator: { defaultProps: { fullWidth: true } },
  };
}
