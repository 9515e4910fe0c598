import { readInvitationEndpoint } from '../../../../api/contract/subscriptions/team.endpoint.ts';
import { useRead } from '../../../lib/call.ts';
import CardsIcon from '~icons/ph/cards';
import EnvelopeSimpleIcon from '~icons/ph/envelope-simple';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Invitation } from '../../../../api/contract/subscriptions/team.schema.ts';
import { ButtonLink } from '../../../components/button-link.tsx';
import { ApiError } from '../../../lib/api-errors.ts';
import { Notice } from '../../accounts/account-mails/notice.tsx';
import { AuthLink } from '../../accounts/sign-in/auth-link.tsx';
import { ReadPart } from '../../website/errors/read-part.tsx';
import { useSession } from '../../accounts/session/session-provider.tsx';
import { InvitationForm } from './invitation-form.tsx';
import styles from './team-page.module.css';
import { useTeamMessages } from './use-team-messages.ts';

/** Target of an invitation's link: the offer, and the choice of a card; a guest signs in first. */
export function InvitationPage() {
  const { invitation: texts } = useTeamMessages();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [isDeclined, setDeclined] = useState(false);
  const query = useRead(
    readInvitationEndpoint,
    { query: { token } },
    { enabled: token !== '' && !isDeclined },
  );
  if (isDeclined)
    return (
      <Notice icon={<EnvelopeSimpleIcon />} title={texts.declined} text={texts.declinedText}>
        <ButtonLink to="/">{texts.home}</ButtonLink>
      </Notice>
    );
  const isBad = query.error instanceof ApiError && query.error.status === 422;
  if (token === '' || isBad)
    return (
      <Notice icon={<EnvelopeSimpleIcon />} title={texts.badTitle} text={texts.badText}>
        <ButtonLink to="/">{texts.home}</ButtonLink>
      </Notice>
    );
  return (
    <ReadPart query={query} loading={texts.loading}>
      {(invitation) => <Offer invitation={invitation} token={token} onDeclined={() => setDeclined(true)} />}
    </ReadPart>
  );
}

interface OfferProps {
  invitation: Invitation;
  token: string;
  onDeclined(): void;
}

function Offer({ invitation, token, onDeclined }: OfferProps) {
  const { invitation: texts } = useTeamMessages();
  const { user } = useSession();
  return (
    <Notice
      icon={<CardsIcon />}
      title={texts.title(invitation.community ?? invitation.ownerName)}
      text={texts.from(invitation.ownerName)}
    >
      <p className={styles['facts']}>
        {texts.sentTo} <bdi dir="ltr">{invitation.email}</bdi>
      </p>
      {user ? (
        <>
          {user.email !== invitation.email && (
            <p className={styles['facts']}>
              {texts.signedInAs} <bdi dir="ltr">{user.email}</bdi>
            </p>
          )}
          <InvitationForm
            token={token}
            setsName={invitation.setsName}
            username={user.username}
            onDeclined={onDeclined}
          />
        </>
      ) : (
        <>
          <p>{texts.guest}</p>
          <div className={styles['actions']}>
            <AuthLink wish="register">{texts.register}</AuthLink>
            <AuthLink wish="login" variant="line">
              {texts.login}
            </AuthLink>
          </div>
        </>
      )}
    </Notice>
  );
}
