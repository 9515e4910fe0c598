import { BooleanInput, NumberInput } from 'react-admin';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { WordsInput } from '../../../kit/form/text-inputs.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { usePageRecord } from '../../../kit/show/use-page-record.ts';

/** A package's team: whether it has one, how many members it takes and the name of its community. */
export function SetTeamButton() {
  const word = useMessages();
  const { isEnterprise, enterpriseUserLimit, enterpriseCommunity } = usePageRecord<'packages'>();
  return (
    <CommandButton
      command="set-team"
      words="team.set"
      defaultValues={{ isEnterprise, enterpriseUserLimit, enterpriseCommunity }}
      transform={(typed) => ({ enterpriseUserLimit: null, enterpriseCommunity: null, ...typed })}
      asksReason
    >
      <BooleanInput source="isEnterprise" label="resources.packages.fields.isEnterprise" />
      <NumberInput
        source="enterpriseUserLimit"
        label="resources.packages.fields.enterpriseUserLimit"
        helperText={word('team.limitHelp')}
        min={1}
      />
      <WordsInput
        source="enterpriseCommunity"
        label="resources.packages.fields.enterpriseCommunity"
        helperText={word('team.communityHelp')}
      />
    </CommandButton>
  );
}
