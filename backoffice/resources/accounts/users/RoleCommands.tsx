import IdentificationBadgeIcon from '~icons/ph/identification-badge';
import { Alert } from '@mui/material';
import { required, SelectInput, useGetIdentity, useTranslate } from 'react-admin';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { useMay } from '../../../kit/access/use-may.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';

/** The two steps by which two admins change a person's role (docs/product.md 13.13). */
export function RoleCommands({ user }: { user: ResourceRecord<'users'> }) {
  const word = useMessages();
  const translate = useTranslate();
  const may = useMay();
  const { identity } = useGetIdentity();
  if (!identity || identity.id === user.id || user.isDemo || !may.do('users', 'ask-role')) return null;
  if (!user.roleAsked)
    return (
      <CommandButton
        command="ask-role"
        words="users.commands.askRole"
        icon={<IdentificationBadgeIcon />}
        asksReason
      >
        <SelectInput
          source="newRole"
          label={word('users.commands.newRole')}
          choices={choicesOf('userRole').filter(({ id }) => id !== user.userRole)}
          validate={required()}
        />
      </CommandButton>
    );
  const role = translate(`bikur.choices.userRole.${user.roleAsked}`);
  return (
    <>
      <Alert severity="info" sx={{ flexBasis: '100%' }}>
        {word('users.commands.roleWaits', { role })}
      </Alert>
      {user.roleAskedBy === identity.id ? null : (
        <CommandButton
          command="confirm-role"
          words="users.commands.confirmRole"
          values={{ role }}
          danger
          icon={<IdentificationBadgeIcon />}
          asksReason
        />
      )}
      <CommandButton command="refuse-role" words="users.commands.refuseRole" asksReason />
    </>
  );
}
