import { useRecordContext } from 'react-admin';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { ReasonInput } from '../../../kit/commands/ReasonInput.tsx';
import { MoneyInput } from '../../../kit/form/text-inputs.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';

const steps = {
  'send-evidence': { word: 'sendEvidence', from: ['opened'] },
  'win-dispute': { word: 'win', from: ['opened', 'evidence_sent'] },
  'lose-dispute': { word: 'lose', from: ['opened', 'evidence_sent'] },
} as const;

/** What came by letter: our evidence was sent, the bank has decided. The server enforces the same order. */
export function DisputeCommands() {
  const word = useMessages();
  const dispute = useRecordContext<ResourceRecord<'disputes'>>();
  if (!dispute) return null;
  return (
    <>
      {Object.entries(steps).map(([command, { word: name, from }]) =>
        (from as readonly string[]).includes(dispute.status) ? (
          <CommandButton
            key={command}
            command={command}
            label={word(`disputes.${name}`)}
            explain={word(`disputes.${name}Explain`)}
            success={word('disputes.noted')}
            danger={name === 'lose'}
            defaultValues={{ fee: '' }}
          >
            {name === 'sendEvidence' ? null : (
              <MoneyInput source="fee" label={word('disputes.fee')} fullWidth />
            )}
            <ReasonInput />
          </CommandButton>
        ) : null,
      )}
    </>
  );
}
