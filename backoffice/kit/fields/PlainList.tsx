import { styled } from '@mui/material';

export const PlainList = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 4,
});

/** A small table within a fact: opening hours, lines of a receipt, days of statistics. */
export const SmallTable = styled('table')(({ theme }) => ({
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  '& th, & td': {
    textAlign: 'start',
    padding: '4px 0',
    paddingInlineEnd: 24,
    verticalAlign: 'top',
    fontWeight: 400,
  },
  '& thead th': { color: theme.tokens.muted, fontSize: '0.8125rem', fontWeight: 600 },
  '& tr + tr > *': { borderBlockStart: `1px solid ${theme.tokens.line}` },
}));
