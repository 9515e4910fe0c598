import { visuallyHidden } from '../components/visually-hidden.ts';
import { ButtonBase, styled } from '@mui/material';
import MagnifyingGlassIcon from '~icons/ph/magnifying-glass';
import { useMessages } from '../i18n/use-messages.ts';

const Field = styled(ButtonBase)(({ theme }) => ({
  display: 'inline-flex',
  justifyContent: 'flex-start',
  gap: 8,
  minBlockSize: 36,
  inlineSize: 'min(240px, 24vw)',
  paddingInline: 12,
  borderRadius: 8,
  backgroundColor: theme.tokens.groundQuiet,
  color: theme.tokens.muted,
  font: 'inherit',
  fontSize: '0.875rem',
  '& .text': {
    flex: 1,
    textAlign: 'start',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& kbd': {
    paddingInline: 6,
    border: `1px solid ${theme.tokens.lineStrong}`,
    borderRadius: 6,
    fontFamily: 'inherit',
    fontSize: '0.75rem',
  },
  [theme.breakpoints.down('md')]: {
    inlineSize: 44,
    minBlockSize: 44,
    justifyContent: 'center',
    backgroundColor: 'transparent',
    '& .text': { ...visuallyHidden, flex: 'none' },
    '& kbd': { display: 'none' },
  },
}));

/** Looks like the field it opens; its visible text is its accessible name, and it announces its shortcut. */
export function JumpButton({ onOpen }: { onOpen: () => void }) {
  const word = useMessages();
  return (
    <Field onClick={onOpen} aria-haspopup="dialog" aria-keyshortcuts="Control+K">
      <MagnifyingGlassIcon size={18} aria-hidden="true" />
      <span className="text">{word('jump.title')}</span>
      <kbd dir="ltr">Ctrl K</kbd>
    </Field>
  );
}
