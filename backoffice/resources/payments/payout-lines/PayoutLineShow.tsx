import { Alert } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { ReasonInput } from '../../../kit/commands/ReasonInput.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';
import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import { payoutLineView } from './fields.ts';

const advice = {
  not_paid_out: 'payments.notPaidOut',
  unknown_here: 'payments.payoutUnknownHere',
  another_sum: 'payments.payoutAnotherSum',
  paid_twice: 'payments.paidTwice',
  unexplained: 'payments.unexplained',
  failed: 'payments.payoutFailed',
} as const;

export function PayoutLineShow() {
  return <ResourceShow view={payoutLineView} head={<WhatToDo />} actions={<Handle />} />;
}

/** What staff do about a difference that is open. */
function WhatToDo() {
  const word = useMessages();
  const line = useRecordContext<ResourceRecord<'payout-lines'>>();
  if (!line?.difference || line.handledAt !== null) return null;
  return (
    <Alert severity="warning" sx={{ marginBlockEnd: 2 }}>
      {word(advice[line.difference])}
    </Alert>
  );
}

function Handle() {
  const word = useMessages();
  const line = useRecordContext<ResourceRecord<'payout-lines'>>();
  if (!line?.difference) return null;
  return line.handledAt === null ? (
    <CommandButton
      command="handle"
      label={word('payments.handleDifference')}
      explain={word('payments.handleDifferenceExplain')}
      variant="contained"
    >
      <ReasonInput />
    </CommandButton>
  ) : (
    <CommandButton
      command="reopen"
      label={word('payments.reopenDifference')}
      explain={word('payments.reopenDifferenceExplain')}
    />
  );
}
