import { Box, styled } from '@mui/material';
import { useMessages } from '../i18n/use-messages.ts';

const Name = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  color: theme.tokens.ink,
  '& b': { fontSize: '1.125rem', fontWeight: 700, letterSpacing: '-0.01em' },
  '& small': {
    fontSize: '0.8125rem',
    color: theme.tokens.muted,
    borderInlineStart: `1px solid ${theme.tokens.lineStrong}`,
    paddingInlineStart: 10,
  },
}));

/** The card with its turned-down corner. Its colours and direction never change. */
function Mark({ width = 32 }: { width?: number }) {
  return (
    <Box component="svg" viewBox="0 0 44 34" width={width} aria-hidden="true" sx={{ flex: 'none' }}>
      <path d="M6 1h26l11 11v16a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V6a5 5 0 0 1 5-5z" fill="#0B7A6B" />
      <path d="M32 1l11 11h-7.5A3.5 3.5 0 0 1 32 8.5z" fill="#FF8A4C" />
      <path d="M12.5 9.5h8.5a5 5 0 0 1 5 5V24.5M11 24.5h20" fill="none" stroke="#FFFFFF" strokeWidth="4" />
    </Box>
  );
}

export function Logo() {
  const word = useMessages();
  return (
    <Name>
      <Mark />
      <b>{word('brand.name')}</b>
      <small>{word('brand.office')}</small>
    </Name>
  );
}
