import {
  leaveTeamEndpoint,
  makeTeamCardEndpoint,
  readTeamsEndpoint,
} from '../../../../api/contract/subscriptions/team.endpoint.ts';
import { call, keyOf } from '../../../lib/call.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Membership } from '../../../../api/contract/subscriptions/team.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { Button } from '../../../components/button.tsx';
import { PageSection } from '../../../components/page-section.tsx';
import { TextButton, TextLink } from '../../../components/text-button.tsx';
import { toast } from '../../website/toasts/toast-store.ts';
import { AskDialog } from './ask-dialog.tsx';
import styles from './team-page.module.css';
import { useChangeTeam } from './use-change-team.ts';
import { useTeamMessages } from './use-team-messages.ts';

/** Teams the user is a member of, each with their card in it. */
export function Memberships({ memberships }: { memberships: readonly Membership[] }) {
  const { mine: texts } = useTeamMessages();
  return (
    <PageSection title={texts.title}>
      <ul className={styles['rows']}>
        {memberships.map((row) => (
          <MembershipRow key={row.id} row={row} />
        ))}
      </ul>
    </PageSection>
  );
}

function MembershipRow({ row }: { row: Membership }) {
  const texts = useTeamMessages();
  const { mine } = texts;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const leave = useChangeTeam(() => toast({ title: mine.left }));
  const make = useMutation({
    mutationFn: async () => await call(makeTeamCardEndpoint, { params: { id: row.id }, body: {} }),
    onSuccess: ({ cardId }) => {
      void queries.invalidateQueries({ queryKey: keyOf(readTeamsEndpoint) });
      void navigate(`/editor/${cardId}`);
    },
    onError: (issue) => toast({ title: texts.failed, description: issue.message, variant: 'destructive' }),
  });
  const name = row.community ?? row.ownerName;
  return (
    <li className={styles['row']}>
      <div>
        <p className={styles['name']}>
          <bdi dir={directionOfText(name)}>{name}</bdi>
        </p>
        <p className={styles['facts']}>
          <span>{mine.from(row.ownerName)}</span>
          {!row.isActive && <span>{mine.over}</span>}
        </p>
      </div>
      <div className={styles['actions']}>
        {row.card ? (
          <TextLink small to={`/editor/${row.card.id}`}>
            {mine.edit}
          </TextLink>
        ) : (
          row.isActive && (
            <Button size="small" busy={make.isPending} onClick={() => make.mutate()}>
              {mine.make}
            </Button>
          )
        )}
        <TextButton small onClick={() => setAsking(true)}>
          {mine.leave}
        </TextButton>
      </div>
      <AskDialog
        open={isAsking}
        busy={leave.isPending}
        title={mine.leaveTitle}
        text={mine.leaveText}
        yes={mine.leaveYes}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          leave.mutate(() => call(leaveTeamEndpoint, { params: { id: row.id } }), {
            onSettled: () => setAsking(false),
          })
        }
      />
    </li>
  );
}
