import CardsIcon from '~icons/ph/identification-card';
import EnvelopeSimpleIcon from '~icons/ph/envelope-simple';
import { BooleanInput, required } from 'react-admin';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { PhoneInput, WordsInput } from '../../../kit/form/text-inputs.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';

/** What staff begin with somebody beside a conversation: a card, an invitation once more (docs/product.md 13.4). */
export function OwnerCommands({ user }: { user: ResourceRecord<'users'> }) {
  const word = useMessages();
  return (
    <>
      <CommandButton
        command="create-card"
        words="person.makeCard"
        defaultValues={{ phone: user.phone ?? '', isPublic: false }}
        icon={<CardsIcon />}
      >
        <WordsInput source="businessName" label={word('person.cardName')} validate={required()} />
        <PhoneInput source="phone" label="resources.business-profiles.fields.phone" validate={required()} />
        <WordsInput source="jobTitle" label="resources.business-profiles.fields.jobTitle" />
        <BooleanInput source="isPublic" label={word('person.cardPublic')} />
      </CommandButton>
      {user.isInvited ? (
        <CommandButton command="send-invitation" words="person.inviteAgain" icon={<EnvelopeSimpleIcon />} />
      ) : null}
    </>
  );
}
