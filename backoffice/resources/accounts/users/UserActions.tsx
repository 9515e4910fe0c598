import AtIcon from '~icons/ph/at';
import EnvelopeSimpleIcon from '~icons/ph/envelope-simple';
import EyeIcon from '~icons/ph/eye';
import SealCheckIcon from '~icons/ph/seal-check';
import SignOutIcon from '~icons/ph/sign-out';
import UserMinusIcon from '~icons/ph/user-minus';
import { email, required, useRecordContext, useRedirect } from 'react-admin';
import { resetHoldHours } from '../../../../api/contract/accounts/account-mails.schema.ts';
import { useMay } from '../../../kit/access/use-may.ts';
import { formatMoment } from '../../../kit/formatting/dates.ts';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { FurtherCommands } from '../../../kit/commands/FurtherCommands.tsx';
import { ReasonInput } from '../../../kit/commands/ReasonInput.tsx';
import { OwnerCommands } from './OwnerCommands.tsx';
import { FactorCommands } from './FactorCommands.tsx';
import { RoleCommands } from './RoleCommands.tsx';
import { MailInput } from '../../../kit/form/text-inputs.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';

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
  const user = useRecordContext<ResourceRecord<'users'>>();
  if (!user) return null;
  const isOwner = user.userRole === 'user';
  const heldUntil = resetHeldUntil(user.emailChangedByStaffAt);
  return (
    <>
      {isOwner && !user.isDemo ? <OwnerCommands user={user} /> : null}
      {/* For each person anew: from one to the next it is the same page. */}
      <FurtherCommands key={user.id} startsOpen={user.roleAsked !== null || user.factorResetBy !== null}>
        {user.isEmailVerified ? null : (
          <>
            <CommandButton
              command="verify-email"
              label={word('users.commands.verify')}
              explain={word('users.commands.verifyExplain')}
              success={word('users.commands.verified')}
              icon={<SealCheckIcon size={16} />}
            >
              <ReasonInput />
            </CommandButton>
            <CommandButton
              command="send-verification"
              label={word('users.commands.sendVerification')}
              explain={word('users.commands.sendVerificationExplain')}
              success={word('users.commands.verificationSent')}
              icon={<EnvelopeSimpleIcon size={16} />}
            />
          </>
        )}
        {user.isDemo ? null : (
          <CommandButton
            command="change-email"
            label={word('users.commands.changeEmail')}
            explain={word('users.commands.changeEmailExplain')}
            success={word('users.commands.emailChanged')}
            icon={<AtIcon size={16} />}
          >
            <MailInput
              source="newEmail"
              label={word('users.commands.newEmail')}
              validate={emailRules}
              fullWidth
            />
            <ReasonInput />
          </CommandButton>
        )}
        {user.isDemo || heldUntil ? null : (
          <CommandButton
            command="send-password-reset"
            label={word('users.commands.reset')}
            explain={word('users.commands.resetExplain')}
            success={word('users.commands.resetSent')}
            icon={<EnvelopeSimpleIcon size={16} />}
          />
        )}
        {heldUntil && may.do('users', 'send-password-reset') ? (
          <p style={{ margin: 0, flexBasis: '100%' }}>
            {word('users.commands.resetHeld', { until: formatMoment(heldUntil) })}
          </p>
        ) : null}
        {isOwner ? (
          <CommandButton
            command="view-as"
            label={word('users.commands.viewAs')}
            explain={word('users.commands.viewAsExplain')}
            icon={<EyeIcon size={16} />}
            // The site is another application on the same host; its banner leads back.
            onDone={() => {
              window.location.assign('/dashboard');
              return false;
            }}
          >
            <ReasonInput />
          </CommandButton>
        ) : null}
        <CommandButton
          command="end-sessions"
          label={word('users.commands.endSessions')}
          explain={word('users.commands.endSessionsExplain')}
          success={word('users.commands.sessionsEnded')}
          icon={<SignOutIcon size={16} className="turns" />}
        >
          <ReasonInput />
        </CommandButton>
        <FactorCommands user={user} />
        <RoleCommands user={user} />
        {isOwner && !user.isDemo ? (
          <CommandButton
            command="close"
            label={word('users.commands.close')}
            explain={word('users.commands.closeExplain')}
            success={word('users.commands.closed')}
            danger
            confirmText={user.username}
            confirmField="confirmation"
            icon={<UserMinusIcon size={16} />}
            onDone={() => redirect('list', 'users')}
          >
            <ReasonInput />
          </CommandButton>
        ) : null}
      </FurtherCommands>
    </>
  );
}
