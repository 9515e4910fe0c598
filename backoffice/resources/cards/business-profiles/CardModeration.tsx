import CheckIcon from '~icons/ph/check';
import { Alert, Link as StyledLink } from '@mui/material';
import { useGetList, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { ReasonInput } from '../../../kit/commands/ReasonInput.tsx';
import { formatMoment } from '../../../kit/formatting/dates.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { LiftTakedownButton } from '../card-reports/LiftTakedownButton.tsx';
import { MessageInput, TakeDownButton } from '../card-reports/TakeDownButton.tsx';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';

type Takedown = ResourceRecord<'card-takedowns'>;

function useTakedown(): { takedown: Takedown | undefined; isKnown: boolean } {
  const card = useRecordContext<ResourceRecord<'business-profiles'>>();
  const { data } = useGetList<Takedown>(
    'card-takedowns',
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'takenAt', order: 'DESC' },
      filter: { profileId: card?.id ?? 0, liftedAt: null },
    },
    { enabled: card !== undefined },
  );
  return { takedown: data?.[0], isKnown: data !== undefined };
}

/** Says that staff took the card down, that it waits for them, or that its text sounds like fraud. */
export function ModerationNotice() {
  const word = useMessages();
  const translate = useTranslate();
  const card = useRecordContext<ResourceRecord<'business-profiles'>>();
  const { takedown } = useTakedown();
  return (
    <>
      {takedown ? (
        <Alert severity="error" sx={{ mb: 2 }}>
          {word('desk.takedown.down', {
            reason: translate(`bikur.choices.reportReason.${takedown.reason}`),
            when: formatMoment(new Date(takedown.takenAt)),
          })}{' '}
          <StyledLink component={Link} to={`/card-takedowns/${takedown.id}/show`}>
            {word('desk.takedown.see')}
          </StyledLink>
        </Alert>
      ) : null}
      {card?.isHeld ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {word('desk.hold.held', {
            words: card.heldFor ?? '',
            when: card.heldSince ? formatMoment(new Date(card.heldSince)) : '',
          })}
        </Alert>
      ) : null}
      {card?.isSuspicious && !card.isHeld ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {word('desk.takedown.suspicious')}
        </Alert>
      ) : null}
    </>
  );
}

/** Commands that the card's state allows. */
export function ModerationActions() {
  const card = useRecordContext<ResourceRecord<'business-profiles'> & { version: string }>();
  const { takedown, isKnown } = useTakedown();
  return (
    <>
      {card?.isHeld ? (
        <CommandButton
          command="release"
          words="desk.hold.release"
          defaultValues={{ version: card.version }}
          icon={<CheckIcon />}
        >
          <ReasonInput />
          <MessageInput />
        </CommandButton>
      ) : null}
      {card?.isSuspicious && !card.isHeld ? (
        <CommandButton command="clear-suspicion" words="desk.takedown.clear" />
      ) : null}
      {isKnown && !takedown ? <TakeDownButton /> : null}
      {card && takedown ? <LiftTakedownButton card={card.id} /> : null}
    </>
  );
}
