import { styled } from '@mui/material';

/**
 * Three columns: conversations, messages, user. Narrower screens show one or two of them, by the step in the address.
 */
export const InboxFrame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '300px minmax(0, 1fr) 290px',
  // The bar above is as high as react-admin's page begins below it.
  blockSize: 'calc(100dvh - 48px)',
  margin: '-24px -32px -64px',
  '& > *': { minBlockSize: 0, minInlineSize: 0 },
  '& > * + *': { borderInlineStart: `1px solid ${theme.tokens.line}` },
  '&& .only-steps': { display: 'none' },
  [theme.breakpoints.down(1240)]: {
    gridTemplateColumns: '280px minmax(0, 1fr)',
    '&& .only-steps.to-context': { display: 'inline-flex' },
    '&:not([data-step="context"]) > .context': { display: 'none' },
    '&[data-step="context"] > .thread': { display: 'none' },
    '&&[data-step="context"] .only-steps': { display: 'inline-flex' },
  },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    margin: '-16px -16px calc(-1 * max(64px, env(safe-area-inset-bottom)))',
    '&& .only-steps': { display: 'inline-flex' },
    '& > * + *': { borderInlineStart: 'none' },
    '&[data-step="list"] > :not(.list)': { display: 'none' },
    '&[data-step="thread"] > :not(.thread)': { display: 'none' },
    '&[data-step="context"] > :not(.context)': { display: 'none' },
  },
}));

/** A column: a head, a scrolling part, and perhaps a foot. */
export const Column = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  '& > .head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    padding: '12px 16px',
    borderBlockEnd: `1px solid ${theme.tokens.line}`,
  },
  '& > .head > .steps': { display: 'flex', gap: 8 },
  [theme.breakpoints.down('sm')]: {
    '& > .head > .steps': {
      order: 1,
      flexBasis: '100%',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: 4,
      '& .MuiButton-root': { paddingInline: 8, whiteSpace: 'nowrap' },
    },
  },
  '& > .head > h2': { margin: 0, fontSize: '1rem', fontWeight: 700 },
  '& > .scroll': { flex: 1, overflowY: 'auto', minBlockSize: 0, overscrollBehavior: 'contain' },
  '& .note': { padding: 16, color: theme.tokens.muted },
}));
