import { useRecordContext } from 'react-admin';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { ReasonInput } from '../../../kit/commands/ReasonInput.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { RelatedRows } from '../../../kit/show/RelatedRows.tsx';
import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import { paymentView } from '../payments/fields.ts';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';
import { providerEventView } from './fields.ts';

const related = [
  { name: 'payments', content: <RelatedRows view={paymentView} target="publicId" source="reference" /> },
] as const;

export function ProviderEventShow() {
  return <ResourceShow view={providerEventView} actions={<ProcessAgain />} related={related} />;
}

function ProcessAgain() {
  const word = useMessages();
  const event = useRecordContext<ResourceRecord<'provider-events'>>();
  if (event?.status !== 'parked') return null;
  return (
    <CommandButton
      command="process-again"
      label={word('payments.processAgain')}
      explain={word('payments.processAgainExplain')}
      success={word('payments.processing')}
      variant="contained"
    >
      <ReasonInput />
    </CommandButton>
  );
}
