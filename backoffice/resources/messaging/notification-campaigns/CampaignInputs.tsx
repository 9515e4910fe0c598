import { NumberInput, RadioButtonGroupInput, required } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { typedFrom } from '../../../../api/contract/messaging/campaigns.schema.ts';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { FormSection } from '../../../kit/form/FormSection.tsx';
import { CodeInput, WordsInput } from '../../../kit/form/text-inputs.tsx';
import { IsraelMomentInput } from '../../../kit/form/time-inputs.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { AudienceInput } from './AudienceInput.tsx';
import { CampaignTrial } from './CampaignTrial.tsx';
import { RecipientCount } from './RecipientCount.tsx';

export function CampaignInputs() {
  const word = useMessages();
  const expected: unknown = useWatch({ name: 'expected' });
  return (
    <>
      <FormSection title={word('campaign.whom')}>
        <AudienceInput />
        <RadioButtonGroupInput
          source="channel"
          choices={choicesOf('campaignChannel')}
          helperText={word('campaign.channelHelp')}
          validate={required()}
        />
        <RadioButtonGroupInput
          source="kind"
          choices={choicesOf('campaignKind')}
          helperText={word('campaign.kindHelp')}
          validate={required()}
        />
      </FormSection>
      <FormSection title={word('campaign.what')}>
        <WordsInput
          source="title"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- to whom it goes is filled in, where one comes from a plan
          autoFocus
          validate={required()}
          className="wide"
          helperText={false}
          maxLength={200}
        />
        <WordsInput
          source="content"
          multiline
          minRows={3}
          className="wide"
          helperText={false}
          maxLength={2000}
        />
        <CodeInput source="link" className="wide" helperText={word('campaign.linkHelp')} maxLength={500} />
        <CampaignTrial />
      </FormSection>
      <FormSection title={word('campaign.before')}>
        <RecipientCount />
        <IsraelMomentInput source="startsAt" helperText={word('campaign.startsAtHelp')} />
        {typeof expected === 'number' && expected >= typedFrom ? (
          <NumberInput
            source="typed"
            label={word('campaign.typed', { count: expected })}
            helperText={word('campaign.typedHelp')}
            validate={(value: unknown) => (value === expected ? undefined : word('campaign.typedWrong'))}
            isRequired
          />
        ) : null}
      </FormSection>
    </>
  );
}
