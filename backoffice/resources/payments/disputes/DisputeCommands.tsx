import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { MoneyInput } from '../../../kit/form/text-inputs.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { usePageRecord } from '../../../kit/show/use-page-record.ts';

const steps = {
  'send-evidence': { word: 'sendEvidence', from: ['opened'] },
  'win-dispute': { word: 'win', from: ['opened', 'evidence_sent'] },
  'lose-dispute': { word: 'lose', from: ['opened', 'evidence_sent'] },
} as const;

/** What came by letter: our evidence was sent, the bank has decided. The server enforces the same order. */
export function DisputeCommands() {
  const word = useMessages();
  const dispute = usePageRecord<'disputes'>();
  return Object.entries(steps)
    .filter(([, { from }]) => (from as readonly string[]).includes(dispute.status))
    .map(([command, { word: name }]) => (
      <CommandButton
        key={command}
        command={command}
        words={`disputes.${name}`}
        success={word('disputes.noted')}
        danger={name === 'lose'}
        defaultValues={{ fee: '' }}
        asksReason
      >
        {name === 'sendEvidence' ? null : <MoneyInput source="fee" label={word('disputes.fee')} />}
      </CommandButton>
    ));
}
