import PaperPlaneTiltIcon from '~icons/ph/paper-plane-tilt';
import { Create, SaveButton, type RaRecord } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { RecordForm } from '../../../kit/form/RecordForm.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { readAudience } from './audience-form.ts';
import { CampaignInputs } from './CampaignInputs.tsx';

const startingPoint = {
  audience: { to: 'one' },
  kind: 'news',
  channel: 'product',
  title: '',
  content: '',
  link: null,
  startsAt: null,
};

const transform = (data: Partial<RaRecord>): Partial<RaRecord> => ({
  ...data,
  audience: readAudience(data['audience']) ?? data['audience'],
  content: data['content'] ?? '',
  typed: typeof data['typed'] === 'number' ? data['typed'] : null,
});

/** Creates a campaign: audience, text, preview and number of recipients, before anything is sent. */
export function CampaignCreate() {
  const word = useMessages();
  return (
    <Create transform={transform} title={word('campaign.create')}>
      <RecordForm defaultValues={startingPoint} save={<SendButton />}>
        <CampaignInputs />
      </RecordForm>
    </Create>
  );
}

function SendButton() {
  const word = useMessages();
  const { isSubmitting } = useFormState();
  const count: unknown = useWatch({ name: 'expected' });
  const startsAt: unknown = useWatch({ name: 'startsAt' });
  const send = startsAt ? 'schedule' : 'send';
  const label =
    typeof count === 'number' && count > 0
      ? word(`campaign.${send}To`, { smart_count: count })
      : word(`campaign.${send}`);
  return (
    <SaveButton
      label={isSubmitting ? word('command.running') : label}
      icon={<PaperPlaneTiltIcon size={18} className="turns" style={{ marginInlineEnd: 8 }} />}
      alwaysEnable={typeof count === 'number' && count > 0}
    />
  );
}
