import { styled } from '@mui/material';

export const Lead = styled('p')(({ theme }) => ({
  margin: '0 0 16px',
  maxInlineSize: '70ch',
  color: theme.tokens.muted,
  lineHeight: 1.6,
}));

export const PageSection = styled('section')(({ theme }) => ({
  marginBlockStart: 32,
  '& > h2': {
    margin: '0 0 12px',
    paddingBlockStart: 10,
    borderBlockStart: `2px solid ${theme.tokens.ink}`,
    fontSize: '1rem',
    fontWeight: 700,
  },
}));

/** Figures side by side, separated by lines, as on the dashboard. */
export const Figures = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(118px, 1fr))',
  gap: '16px 0',
  margin: 0,
  '& > div': { paddingInlineEnd: 16 },
  '& > div + div': { borderInlineStart: `1px solid ${theme.tokens.line}`, paddingInlineStart: 16 },
  '& dt': { color: theme.tokens.muted, fontSize: '0.8125rem' },
  '& dd': { margin: 0, fontSize: '1.375rem', fontWeight: 700, lineHeight: 1.4 },
  '& .bad': { color: theme.tokens.danger },
  '& .small': { fontSize: '1rem' },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '1fr 1fr',
    '& > div + div': { borderInlineStart: 'none', paddingInlineStart: 0 },
  },
}));

export const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlock: 16 });
