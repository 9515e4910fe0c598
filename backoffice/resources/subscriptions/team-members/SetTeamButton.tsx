import { BooleanInput, NumberInput, useRecordContext, useTranslate } from 'react-admin';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { WordsInput } from '../../../kit/form/text-inputs.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';

/** A package's team: whether it has one, how many members it takes and the name of its community. */
export function SetTeamButton() {
  const word = useMessages();
  const translate = useTranslate();
  const shared = useRecordContext<ResourceRecord<'packages'>>();
  if (!shared) return null;
  const label = (field: string) => translate(`resources.packages.fields.${field}`);
  return (
    <CommandButton
      command="set-team"
      words="team.set"
      defaultValues={{
        isEnterprise: shared.isEnterprise,
        enterpriseUserLimit: shared.enterpriseUserLimit,
        enterpriseCommunity: shared.enterpriseCommunity,
      }}
      transform={({ enterpriseUserLimit = null, enterpriseCommunity = null, ...rest }) => ({
        ...rest,
        enterpriseUserLimit,
        enterpriseCommunity,
      })}
      asksReason
    >
      <BooleanInput source="isEnterprise" label={label('isEnterprise')} />
      <NumberInput
        source="enterpriseUserLimit"
        label={label('enterpriseUserLimit')}
        helperText={word('team.limitHelp')}
        min={1}
        fullWidth
      />
      <WordsInput
        source="enterpriseCommunity"
        label={label('enterpriseCommunity')}
        helperText={word('team.communityHelp')}
        fullWidth
      />
    </CommandButton>
  );
}
