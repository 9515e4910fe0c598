import { Alert } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { useMessages, type WordKey } from '../../../kit/i18n/use-messages.ts';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';

type Line = ResourceRecord<'statement-lines'> | ResourceRecord<'payout-lines'>;

/** What staff do about a difference that is open. */
export function WhatToDo({ advice }: { advice: Readonly<Record<string, WordKey>> }) {
  const word = useMessages();
  const line = useRecordContext<Line>();
  const known = line?.difference && line.handledAt === null ? advice[line.difference] : undefined;
  if (!known) return null;
  return (
    <Alert severity="warning" sx={{ marginBlockEnd: 2 }}>
      {word(known)}
    </Alert>
  );
}

/** Marks a difference as handled, with a reason, or as open again. */
export function DifferenceCommands() {
  const line = useRecordContext<Line>();
  if (!line?.difference) return null;
  return line.handledAt === null ? (
    <CommandButton command="handle" words="payments.handleDifference" variant="contained" asksReason />
  ) : (
    <CommandButton command="reopen" words="payments.reopenDifference" />
  );
}
