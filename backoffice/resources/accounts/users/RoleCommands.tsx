import IdentificationBadgeIcon from '~icons/ph/identification-badge';
import { Alert } from '@mui/material';
import { required, SelectInput, useGetIdentity, useTranslate } from 'react-admin';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { ReasonInput } from '../../../kit/commands/ReasonInput.tsx';
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
        label={word('users.commands.askRole')}
        explain={word('users.commands.askRoleExplain')}
        success={word('users.commands.roleAsked')}
        icon={<IdentificationBadgeIcon />}
      >
        <SelectInput
          source="newRole"
          label={word('users.commands.newRole')}
          choices={choicesOf('userRole').filter(({ id }) => id !== user.userRole)}
          validate={required()}
        />
        <ReasonInput />
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
          label={word('users.commands.confirmRole', { role })}
          explain={word('users.commands.confirmRoleExplain', { role })}
          success={word('users.commands.roleChanged')}
          danger
          icon={<IdentificationBadgeIcon />}
        >
          <ReasonInput />
        </CommandButton>
      )}
      <CommandButton
        command="refuse-role"
        label={word('users.commands.refuseRole')}
        explain={word('users.commands.refuseRoleExplain')}
        success={word('users.commands.roleRefused')}
      >
        <ReasonInput />
      </CommandButton>
    </>
  );
}
