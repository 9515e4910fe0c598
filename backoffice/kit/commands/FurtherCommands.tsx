import { Button, ClickAwayListener, Popper, styled, type Theme } from '@mui/material';
import { useId, useRef, useState, type ReactNode } from 'react';
import DotsThreeIcon from '~icons/ph/dots-three-bold';
import { useMessages } from '../i18n/use-messages.ts';

const Panel = styled(Popper)(({ theme }) => ({
  display: 'grid',
  gap: 4,
  minInlineSize: 220,
  maxInlineSize: 'calc(100vw - 32px)',
  padding: 8,
  border: `1px solid ${theme.tokens.line}`,
  borderRadius: 10,
  backgroundColor: theme.palette.background.paper,
  boxShadow: theme.shadows[8],
  zIndex: theme.zIndex.modal,
  '& .MuiButton-root': { justifyContent: 'flex-start', borderColor: 'transparent' },
  '& .MuiButton-colorError': { color: theme.tokens.danger },
}));
/** On a phone the three dots say enough; its words stay its name. */
const onlyDots = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: {
    minInlineSize: 44,
    paddingInline: 0,
    fontSize: 0,
    '& .MuiButton-startIcon': { margin: 0 },
  },
});
const unlessEmpty = { '&:has(+ :empty)': { display: 'none' } };
const belowOpener = [{ name: 'offset', options: { offset: [0, 4] } }];

interface Props {
  /** Of what all of them are, where they have more in common than that. */
  label?: string;
  icon?: ReactNode;
  children: ReactNode;
}

/**
 * Commands that are needed seldom, or that take much away: behind a button, so that those of each day stand in one
 * line. Tab leads from the button into them and Escape back; a command's dialog gives the focus back to the button,
 * too. None for whoever may give none of them.
 */
export function FurtherCommands({ label, icon = <DotsThreeIcon />, children }: Props) {
  const word = useMessages();
  const name = label ?? word('command.more');
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  function close(): void {
    opener.current?.focus();
    setOpen(false);
  }
  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      {/* Only what it holds shows. */}
      <div
        role="presentation"
        style={{ display: 'contents' }}
        onKeyDown={({ key }) => {
          if (key === 'Escape' && isOpen) close();
        }}
      >
        <Button
          ref={opener}
          size="small"
          variant="outlined"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          startIcon={icon}
          sx={label ? unlessEmpty : [unlessEmpty, onlyDots]}
        >
          {name}
        </Button>
        <Panel
          id={id}
          role="group"
          aria-label={name}
          open={isOpen}
          anchorEl={() => opener.current as HTMLButtonElement}
          placement="bottom-start"
          modifiers={belowOpener}
          disablePortal
          // A dialog that is open stays.
          keepMounted
          // Before the command's own dialog takes the focus, so that it comes back to where it can be seen.
          onClickCapture={({ currentTarget, target }) => {
            if (currentTarget.contains(target as Node)) close();
          }}
        >
          {children}
        </Panel>
      </div>
    </ClickAwayListener>
  );
}
