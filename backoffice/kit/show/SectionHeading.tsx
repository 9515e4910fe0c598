import { styled } from '@mui/material';

/** A 2 px ink line opens a section. */
export const SectionHeading = styled('h2')(({ theme }) => ({
  margin: '0 0 16px',
  paddingBlockStart: 10,
  borderBlockStart: `2px solid ${theme.tokens.ink}`,
  fontSize: '1rem',
  fontWeight: 700,
}));
