import { onPhones, root, type Overrides } from './overrides.ts';
import type { Tokens } from './tokens.ts';

/** Lists: a 2 px ink line on top, 1 px lines between rows, chosen rows under an ink bar. */
export function listOverrides(tokens: Tokens): Overrides {
  return {
    MuiTableCell: {
      styleOverrides: {
        root: { borderBottomColor: tokens.line, padding: '4px 10px', height: 40 },
        // Names of columns take a second line before a column is pushed off the screen.
        head: { height: 36, fontSize: '0.8125rem', fontWeight: 600, color: tokens.muted, lineHeight: 1.25 },
        paddingCheckbox: { padding: '0 2px' },
      },
    },
    MuiTableRow: root({
      '&.MuiTableRow-hover:hover': { backgroundColor: tokens.groundQuiet },
      '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: tokens.primaryWash },
      '&&.Mui-selected a, &&.Mui-selected a > *': { color: tokens.primaryStrong },
    }),
    MuiTableSortLabel: root({ '&:hover, &.Mui-active .MuiTableSortLabel-icon': { color: tokens.ink } }),
    MuiTablePagination: {
      styleOverrides: {
        root: { borderBottom: 'none', color: tokens.muted },
        toolbar: { paddingInline: 0, flexWrap: 'wrap', justifyContent: 'flex-start' },
        spacer: { display: 'none' },
        selectLabel: { margin: 0 },
        displayedRows: { margin: 0 },
      },
    },
    RaList: root({ '& .RaList-main': { minWidth: 0, borderTop: `2px solid ${tokens.ink}`, paddingTop: 8 } }),
    RaShow: root({ '& .RaShow-main, & .RaShow-card': { minWidth: 0 } }),
    RaEdit: root({ '& .RaEdit-main, & .RaEdit-card': { minWidth: 0 } }),
    RaListToolbar: root({ gap: 8, alignItems: 'flex-start', '&&': { backgroundColor: 'transparent' } }),
    RaFilterForm: root({
      gap: 8,
      alignItems: 'center',
      '& .RaFilterForm-filterFormInput': { marginInlineEnd: 0 },
      '& .RaFilterFormInput-spacer': { display: 'none' },
      '& .MuiInputBase-root': { minWidth: 150 },
      // On a phone the search has a line of its own, the other filters share the next ones.
      [onPhones]: {
        '& .RaFilterForm-filterFormInput': { flex: '1 1 140px' },
        '& .RaFilterForm-filterFormInput[data-source="q"]': { flexBasis: '100%' },
        '& .MuiInputBase-root': { minWidth: 0 },
      },
    }),
    // Stronger than what the toolbar says of itself on phones, where its commands take several lines.
    RaTopToolbar: root({
      gap: 4,
      alignItems: 'center',
      '&&': { paddingBlock: 8, backgroundColor: 'transparent' },
    }),
    RaBulkActionsToolbar: root({
      '& .RaBulkActionsToolbar-toolbar': {
        backgroundColor: tokens.ink,
        borderRadius: '8px 8px 0 0',
        '&, & .MuiButton-root, & .MuiIconButton-root, & .MuiTypography-root': { color: tokens.ground },
        '& .MuiButton-root:hover, & .MuiIconButton-root:hover': { backgroundColor: 'rgb(127 127 127 / .35)' },
      },
    }),
    RaDataTable: {
      defaultProps: { size: 'small' },
      ...root({
        '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
        '& .RaDataTable-headerCell, & .MuiTableHead-root': {
          position: 'static',
          backgroundColor: 'transparent',
        },
        '& .RaDataTable-rowCell a': { color: 'inherit' },
      }),
    },
  };
}
