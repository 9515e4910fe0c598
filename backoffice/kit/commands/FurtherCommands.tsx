import { Box, Button } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import DotsThreeIcon from '~icons/ph/dots-three-bold';
import { useMessages } from '../i18n/use-messages.ts';

interface Props {
  /** Where one of them waits for staff. */
  startsOpen?: boolean;
  children: ReactNode;
}

/**
 * Commands that are needed seldom: on a phone behind a button, so that the record begins on the first screen. None for
 * whoever may give none of them.
 */
export function FurtherCommands({ startsOpen = false, children }: Props) {
  const word = useMessages();
  const [isOpen, setOpen] = useState(startsOpen);
  const id = useId();
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        startIcon={<DotsThreeIcon />}
        sx={{ display: { sm: 'none' }, '&:has(+ :empty)': { display: 'none' } }}
      >
        {word('command.more')}
      </Button>
      {/* The same on every screen: a dialog that is open stays when a phone is turned. */}
      <Box id={id} sx={{ display: { xs: isOpen ? 'contents' : 'none', sm: 'contents' } }}>
        {children}
      </Box>
    </>
  );
}
