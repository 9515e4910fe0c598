import KeyIcon from '~icons/ph/key';
import { useGetIdentity } from 'react-admin';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';

/** The two steps by which two admins remove second factors that a person has lost (docs/security.md S1). */
export function FactorCommands({ user }: { user: ResourceRecord<'users'> }) {
  const { identity } = useGetIdentity();
  if (!identity || identity.id === user.id || user.isDemo || user.secondFactors === 0) return null;
  const isToConfirm = user.factorResetBy !== null && user.factorResetBy !== identity.id;
  return isToConfirm ? (
    <CommandButton
      command="reset-factors"
      words="users.commands.resetFactors"
      danger
      icon={<KeyIcon />}
      asksReason
    />
  ) : (
    <CommandButton command="ask-factor-reset" words="users.commands.askReset" icon={<KeyIcon />} asksReason />
  );
}
