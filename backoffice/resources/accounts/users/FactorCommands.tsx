import KeyIcon from '~icons/ph/key';
import { useGetIdentity } from 'react-admin';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { ReasonInput } from '../../../kit/commands/ReasonInput.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';

/** The two steps by which two admins remove second factors that a person has lost (docs/security.md S1). */
export function FactorCommands({ user }: { user: ResourceRecord<'users'> }) {
  const word = useMessages();
  const { identity } = useGetIdentity();
  if (!identity || identity.id === user.id || user.isDemo || user.secondFactors === 0) return null;
  const isToConfirm = user.factorResetBy !== null && user.factorResetBy !== identity.id;
  return isToConfirm ? (
    <CommandButton
      command="reset-factors"
      label={word('users.commands.resetFactors')}
      explain={word('users.commands.resetFactorsExplain')}
      success={word('users.commands.factorsReset')}
      danger
      icon={<KeyIcon />}
    >
      <ReasonInput />
    </CommandButton>
  ) : (
    <CommandButton
      command="ask-factor-reset"
      label={word('users.commands.askReset')}
      explain={word('users.commands.askResetExplain')}
      success={word('users.commands.resetAsked')}
      icon={<KeyIcon />}
    >
      <ReasonInput />
    </CommandButton>
  );
}
