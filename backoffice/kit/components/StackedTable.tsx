import { styled } from '@mui/material';

/** A table whose rows become blocks below 1000 px: `data-label` then names each cell. */
export const StackedTable = styled('table')(({ theme }) => ({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  lineHeight: 1.5,
  '& caption': {
    position: 'absolute',
    inlineSize: 1,
    blockSize: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  '& th, & td': { padding: '8px 10px', textAlign: 'start', verticalAlign: 'top' },
  '& th': { fontSize: '0.8125rem', fontWeight: 600, color: theme.tokens.muted, whiteSpace: 'nowrap' },
  '& tbody tr, & thead tr': { borderBlockEnd: `1px solid ${theme.tokens.line}` },
  '& .quiet': { color: theme.tokens.muted, fontSize: '0.8125rem' },
  '& .strong': { fontWeight: 600 },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  [theme.breakpoints.down('md')]: {
    '&, & tbody, & tr, & td': { display: 'block' },
    '& thead': {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& tbody tr': { paddingBlock: 12 },
    '& td': { padding: '2px 0', display: 'grid', gridTemplateColumns: '120px minmax(0, 1fr)', gap: 12 },
    // Left-to-right values align with the page's start, not with the end of their cell.
    '& td > *': { justifySelf: 'start', maxInlineSize: '100%' },
    '& td::before': { content: 'attr(data-label)', color: theme.tokens.muted, fontSize: '0.8125rem' },
    '& td[data-label=""]': { display: 'block' },
  },
}));
