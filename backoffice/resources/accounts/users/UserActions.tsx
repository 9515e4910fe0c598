import AtIcon from '~icons/ph/at';
import EnvelopeSimpleIcon from '~icons/ph/envelope-simple';
import EyeIcon from '~icons/ph/eye';
import SealCheckIcon from '~icons/ph/seal-check';
import SignOutIcon from '~icons/ph/sign-out';
import UserMinusIcon from '~icons/ph/user-minus';
import { email, required, useRedirect } from 'react-admin';
import { resetHoldHours } from '../../../../api/contract/accounts/account-mails.schema.ts';
import { useMay } from '../../../kit/access/use-may.ts';
import { formatMoment } from '../../../kit/formatting/dates.ts';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { FurtherCommands } from '../../../kit/commands/FurtherCommands.tsx';
import { WriteButton } from '../../../kit/commands/WriteButton.tsx';
import { OwnerCommands } from './OwnerCommands.tsx';
import { FactorCommands } from './FactorCommands.tsx';
import { RoleCommands } from './RoleCommands.tsx';
import { MailInput } from '../../../kit/form/text-inputs.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { usePageRecord } from '../../../kit/show/use-page-record.ts';

const emailRules = [required(), email()];

/** Until when no link to choose a password goes to an address that staff changed (docs/security.md S4). */
function resetHeldUntil(changedAt: string | null): Date | null {
  if (changedAt === null) return null;
  const until = new Date(new Date(changedAt).getTime() + resetHoldHours * 3_600_000);
  return until > new Date() ? until : null;
}

/** Commands on this user; those the server would refuse are not offered. */
export function UserActions() {
  const word = useMessages();
  const may = useMay();
  const redirect = useRedirect();
  const user = usePageRecord<'users'>();
  const isOwner = user.userRole === 'user';
  const heldUntil = resetHeldUntil(user.emailChangedByStaffAt);
  return (
    <>
      {isOwner && !user.isDemo ? <WriteButton user={user.id} /> : null}
      {isOwner ? (
        <CommandButton
          command="view-as"
          words="users.commands.viewAs"
          icon={<EyeIcon size={16} />}
          // The site is another application on the same host; its banner leads back.
          onDone={() => {
            window.location.assign('/dashboard');
            return false;
          }}
          asksReason
        />
      ) : null}
      {/* What waits for a colleague's word is not hidden. */}
      {user.factorResetBy === null ? null : <FactorCommands user={user} />}
      {user.roleAsked === null ? null : <RoleCommands user={user} />}
      {heldUntil && may.do('users', 'send-password-reset') ? (
        <p style={{ margin: 0, flexBasis: '100%' }}>
          {word('users.commands.resetHeld', { until: formatMoment(heldUntil) })}
        </p>
      ) : null}
      {/* For each person anew: from one to the next it is the same page. */}
      <FurtherCommands key={user.id}>
        {isOwner && !user.isDemo ? <OwnerCommands user={user} /> : null}
        {user.isEmailVerified ? null : (
          <>
            <CommandButton
              command="verify-email"
              words="users.commands.verify"
              icon={<SealCheckIcon size={16} />}
              asksReason
            />
            <CommandButton
              command="send-verification"
              words="users.commands.sendVerification"
              icon={<EnvelopeSimpleIcon size={16} />}
            />
          </>
        )}
        {user.isDemo ? null : (
          <CommandButton
            command="change-email"
            words="users.commands.changeEmail"
            icon={<AtIcon size={16} />}
            asksReason
          >
            <MailInput source="newEmail" label={word('users.commands.newEmail')} validate={emailRules} />
          </CommandButton>
        )}
        {user.isDemo || heldUntil ? null : (
          <CommandButton
            command="send-password-reset"
            words="users.commands.reset"
            icon={<EnvelopeSimpleIcon size={16} />}
          />
        )}
        <CommandButton
          command="end-sessions"
          words="users.commands.endSessions"
          icon={<SignOutIcon size={16} className="turns" />}
          asksReason
        />
        {user.factorResetBy === null ? <FactorCommands user={user} /> : null}
        {user.roleAsked === null ? <RoleCommands user={user} /> : null}
        {isOwner && !user.isDemo ? (
          <CommandButton
            command="close"
            words="users.commands.close"
            danger
            confirmText={user.username}
            confirmField="confirmation"
            icon={<UserMinusIcon size={16} />}
            onDone={() => redirect('list', 'users')}
            asksReason
          />
        ) : null}
      </FurtherCommands>
    </>
  );
}
