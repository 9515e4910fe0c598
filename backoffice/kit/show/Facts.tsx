import { styled } from '@mui/material';

/** Labels over their values, side by side as far as there is room. */
export const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: '16px 24px',
  margin: '0 0 32px',
  '& > div': { minInlineSize: 0 },
  '& > .wide': { gridColumn: '1 / -1' },
  '& dt': { marginBlockEnd: 2, fontSize: '0.8125rem', color: theme.tokens.muted },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& .bad': { color: theme.tokens.danger, fontWeight: 700 },
}));
