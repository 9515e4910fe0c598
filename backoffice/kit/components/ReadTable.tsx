import { styled } from '@mui/material';

/** A read-only table with lines between rows; on narrow screens it scrolls horizontally. */
export const ReadTable = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  // Names for screen readers alone are laid out within it, or they would widen the page.
  position: 'relative',
  '& table': { inlineSize: '100%', borderCollapse: 'collapse' },
  '& th, & td': {
    padding: '8px 10px',
    textAlign: 'start',
    verticalAlign: 'top',
    borderBlockEnd: `1px solid ${theme.tokens.line}`,
  },
  '& thead th': { fontSize: '0.8125rem', fontWeight: 600, color: theme.tokens.muted, whiteSpace: 'nowrap' },
  '& .name': { fontWeight: 500 },
  '& .figure': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& .bad': { color: theme.tokens.danger, fontWeight: 700 },
  '& .quiet': { color: theme.tokens.muted },
  '& .nowrap': { whiteSpace: 'nowrap' },
}));
