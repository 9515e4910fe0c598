import { useState } from 'react';
import {
  remindOfReviewEndpoint,
  withdrawReviewInvitationEndpoint,
} from '../../../../api/contract/cards/my-reviews.endpoint.ts';
import type { Invited, OwnInvitation } from '../../../../api/contract/cards/my-reviews.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { StatusWord } from '../../../components/status-word.tsx';
import { TextButton } from '../../../components/text-button.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { call } from '../../../lib/call.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { ReadyLink } from './ready-link.tsx';
import styles from './reviews.module.css';
import { useReviewAction } from './use-review-actions.ts';
import { useReviewsMessages } from './use-reviews-messages.ts';

/** Shown at first; the others are one press away. */
const shownAtFirst = 6;

/** Invitations that were sent, newest first, with what became of each. */
export function InvitationList({
  invitations,
  cardName,
}: {
  invitations: readonly OwnInvitation[];
  cardName: string;
}) {
  const texts = useReviewsMessages();
  const [ready, setReady] = useState<Invited | null>(null);
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? invitations : invitations.slice(0, shownAtFirst);
  if (invitations.length === 0) return <p className={styles['note']}>{texts.noInvitations}</p>;
  return (
    <>
      {ready && (
        <ReadyLink key={ready.link} invited={ready} cardName={cardName} onClose={() => setReady(null)} />
      )}
      <ul className={styles['invitations']}>
        {shown.map((invitation) => (
          <Invitation key={invitation.id} invitation={invitation} onReady={setReady} />
        ))}
      </ul>
      {shown.length < invitations.length && (
        <TextButton small onClick={() => setIsWhole(true)}>
          {texts.more(invitations.length - shown.length)}
        </TextButton>
      )}
    </>
  );
}

function Invitation({ invitation, onReady }: { invitation: OwnInvitation; onReady(invited: Invited): void }) {
  const texts = useReviewsMessages();
  const language = useLanguage();
  const { id, clientName, state, createdAt, remindedAt } = invitation;
  const remind = useReviewAction(() => call(remindOfReviewEndpoint, { params: { id } }), { onDone: onReady });
  const withdraw = useReviewAction(() => call(withdrawReviewInvitationEndpoint, { params: { id } }), {
    said: texts.withdrawn,
  });
  const isOver = state === 'used' || state === 'withdrawn';
  return (
    <li>
      <div>
        <b>
          <bdi dir={directionOfText(clientName)}>{clientName}</bdi>
        </b>
        <small>{texts.invited(formatDate(remindedAt ?? createdAt, language), state)}</small>
      </div>
      {(isOver || state === 'expired') && (
        <StatusWord tone={state === 'used' ? 'good' : 'calm'}>{texts.states[state]}</StatusWord>
      )}
      {!isOver && (
        <span className={styles['ways']}>
          <TextButton
            small
            aria-label={texts.remindOf(clientName)}
            disabled={remind.isPending}
            onClick={() => remind.mutate(undefined)}
          >
            {texts.remind}
          </TextButton>
          <TextButton
            small
            aria-label={texts.withdrawOf(clientName)}
            disabled={withdraw.isPending}
            onClick={() => withdraw.mutate(undefined)}
          >
            {texts.withdraw}
          </TextButton>
        </span>
      )}
    </li>
  );
}
