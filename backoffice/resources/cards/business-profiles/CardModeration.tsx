import CheckIcon from '~icons/ph/check';
import { Alert, Link as StyledLink, Stack } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { formatMoment } from '../../../kit/formatting/dates.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { LiftTakedownButton } from '../card-reports/LiftTakedownButton.tsx';
import { MessageInput, TakeDownButton } from '../card-reports/TakeDownButton.tsx';
import { usePageRecord } from '../../../kit/show/use-page-record.ts';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';

/** The takedown that keeps the card off the site, if any; undefined until that is known. */
function useTakedownInForce(): ResourceRecord<'card-takedowns'> | null | undefined {
  const { data } = useGetList<ResourceRecord<'card-takedowns'>>('card-takedowns', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'takenAt', order: 'DESC' },
    filter: { profileId: usePageRecord<'business-profiles'>().id, liftedAt: null },
  });
  return data && (data[0] ?? null);
}

/** Says that staff took the card down, that it waits for them, or that its text sounds like fraud. */
export function ModerationNotice() {
  const word = useMessages();
  const translate = useTranslate();
  const { isHeld, heldFor, heldSince, isSuspicious } = usePageRecord<'business-profiles'>();
  const takedown = useTakedownInForce();
  return (
    <Stack sx={{ gap: 2, mb: 2 }}>
      {takedown ? (
        <Alert severity="error">
          {word('desk.takedown.down', {
            reason: translate(`bikur.choices.reportReason.${takedown.reason}`),
            when: formatMoment(new Date(takedown.takenAt)),
          })}{' '}
          <StyledLink component={Link} to={`/card-takedowns/${takedown.id}/show`}>
            {word('desk.takedown.see')}
          </StyledLink>
        </Alert>
      ) : null}
      {isHeld || isSuspicious ? (
        <Alert severity="warning">
          {isHeld
            ? word('desk.hold.held', {
                words: heldFor ?? '',
                when: heldSince ? formatMoment(new Date(heldSince)) : '',
              })
            : word('desk.takedown.suspicious')}
        </Alert>
      ) : null}
    </Stack>
  );
}

/** Commands that the card's state allows. */
export function ModerationActions() {
  const card = usePageRecord<'business-profiles'>();
  const takedown = useTakedownInForce();
  const { version } = card as { version?: string };
  return (
    <>
      {card.isHeld ? (
        <CommandButton
          command="release"
          words="desk.hold.release"
          defaultValues={{ version }}
          icon={<CheckIcon />}
          asksReason
        >
          <MessageInput />
        </CommandButton>
      ) : null}
      {card.isSuspicious && !card.isHeld ? (
        <CommandButton command="clear-suspicion" words="desk.takedown.clear" />
      ) : null}
      {takedown === null ? <TakeDownButton /> : <LiftTakedownButton takedown={takedown} />}
    </>
  );
}
