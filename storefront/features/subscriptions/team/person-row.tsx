import {
  removePersonEndpoint,
  resendInvitationEndpoint,
} from '../../../../api/contract/subscriptions/team.endpoint.ts';
import { call } from '../../../lib/call.ts';
import { useState } from 'react';
import type { TeamMemberStatus } from '../../../../api/contract/subscriptions/entities/team-member.schema.ts';
import type { TeamPerson } from '../../../../api/contract/subscriptions/team.schema.ts';
import { monogramOf } from '../../../../api/contract/cards/monogram.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { StatusWord, type StatusTone } from '../../../components/status-word.tsx';
import { TextButton, textButtonClass } from '../../../components/text-button.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { toast } from '../../website/toasts/toast-store.ts';
import { AskDialog } from './ask-dialog.tsx';
import styles from './team-page.module.css';
import { useChangeTeam } from './use-change-team.ts';
import { useTeamMessages } from './use-team-messages.ts';

const tones: Record<TeamMemberStatus, StatusTone> = {
  invited: 'waiting',
  active: 'good',
  declined: 'calm',
  left: 'calm',
  removed: 'calm',
};

/** A member: name, state, card, and commands. */
export function PersonRow({ person, isTeamActive }: { person: TeamPerson; isTeamActive: boolean }) {
  const { people: texts, removal } = useTeamMessages();
  const [isAsking, setAsking] = useState(false);
  const resend = useChangeTeam(() => toast({ title: texts.resent }));
  const remove = useChangeTeam(() => toast({ title: removal.removed }));
  const isInvited = person.status === 'invited';
  const isLive = isInvited || person.status === 'active';
  const input = { params: { id: person.id } };
  return (
    <li className={styles['row']}>
      <div className={styles['person']}>
        <PersonPicture person={person} />
        <div>
          <p className={styles['name']}>
            {person.username && <bdi dir={directionOfText(person.username)}>{person.username}</bdi>}
            <bdi dir="ltr">{person.email}</bdi>
            <StatusWord tone={tones[person.status]}>{texts.statuses[person.status]}</StatusWord>
          </p>
          <PersonFacts person={person} />
        </div>
      </div>
      {isLive && (
        <div className={styles['actions']}>
          {isInvited && isTeamActive && (
            <TextButton
              small
              disabled={resend.isPending}
              onClick={() => resend.mutate(() => call(resendInvitationEndpoint, input))}
            >
              {texts.resend}
            </TextButton>
          )}
          <TextButton small onClick={() => setAsking(true)}>
            {isInvited ? texts.withdraw : texts.remove}
          </TextButton>
        </div>
      )}
      <AskDialog
        open={isAsking}
        busy={remove.isPending}
        title={isInvited ? removal.withdrawTitle : removal.removeTitle}
        text={isInvited ? removal.withdrawText : removal.removeText}
        yes={isInvited ? removal.yesWithdraw : removal.yes}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          remove.mutate(() => call(removePersonEndpoint, input), { onSettled: () => setAsking(false) })
        }
      />
    </li>
  );
}

/** The member's card as it is shared; until visitors see one, the first letter of their name. */
function PersonPicture({ person }: { person: TeamPerson }) {
  const card = person.cards.find(({ isShown }) => isShown);
  return (
    <span className={styles['picture']} aria-hidden="true">
      {card ? (
        <img src={`${card.path}/share.jpg`} alt="" width={96} height={50} loading="lazy" />
      ) : (
        <b>{monogramOf(person.username ?? person.email.replace(/[@._-].*/u, ''))}</b>
      )}
    </span>
  );
}

function PersonFacts({ person }: { person: TeamPerson }) {
  const { people: texts } = useTeamMessages();
  const language = useLanguage();
  const { status, cards } = person;
  return (
    <p className={styles['facts']}>
      {status === 'invited' && person.expiresAt && (
        <span>
          {person.isLate ? texts.late : texts.expires} {formatDate(person.expiresAt, language)}
        </span>
      )}
      {status === 'active' && person.joinedAt && (
        <span>
          {texts.joined} {formatDate(person.joinedAt, language)}
        </span>
      )}
      {person.endedAt && (
        <span>
          {texts.ended} {formatDate(person.endedAt, language)}
        </span>
      )}
      {status === 'active' && cards.length === 0 && <span>{texts.noCard}</span>}
      {cards.map((card) => (
        <span key={card.id}>
          {card.isShown ? (
            <a className={textButtonClass({ small: true })} href={card.path}>
              <bdi dir={directionOfText(card.name)}>{card.name}</bdi>
            </a>
          ) : (
            <>
              <bdi dir={directionOfText(card.name)}>{card.name}</bdi>
              {` (${card.isPublic ? texts.isNotShown : texts.isPrivate})`}
            </>
          )}
        </span>
      ))}
    </p>
  );
}
