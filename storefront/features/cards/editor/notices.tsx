import { setCardTypeEndpoint } from '../../../../api/contract/cards/card-editing.endpoint.ts';
import { call } from '../../../lib/call.ts';
import { useMutation } from '@tanstack/react-query';
import type { TeamLock } from '../../../../api/contract/subscriptions/team-lock.schema.ts';
import { Button } from '../../../components/button.tsx';
import { TextButton, TextLink } from '../../../components/text-button.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatMoment } from '../../../lib/format-date.ts';
import { toast } from '../../website/toasts/toast-store.ts';
import { HeldHint } from '../held/held-hint.tsx';
import { useEditor, useEditorState } from './editor-context.ts';
import styles from './notes.module.css';
import type { DraftState } from './use-draft.ts';
import { cardOfReply } from './read-card-reply.ts';
import { useEditorMessages } from './use-editor-messages.ts';

/** Notices before the owner starts typing: a restored draft, an expired plan, a card that waits to be checked, a free place. */
export function Notices({ draft }: { draft: DraftState }) {
  const isCovered = useEditorState(({ card }) => card.isCovered);
  const held = useEditorState(({ card }) => card.held);
  const team = useEditorState(({ card }) => card.team);
  const canBecomePro = useEditorState(({ card }) => card.canBecomePro);
  return (
    <>
      {draft.restoredFrom && <RestoredDraft from={draft.restoredFrom} onDone={draft.dismiss} />}
      {team && <OfTeam team={team} />}
      {!isCovered && !team && <Lapsed />}
      {held && (
        <div className={styles['notice']} role="status">
          <HeldHint held={held} />
        </div>
      )}
      {canBecomePro && <BecomePro />}
    </>
  );
}

function OfTeam({ team }: { team: TeamLock }) {
  const texts = useEditorMessages();
  const isCovered = useEditorState(({ card }) => card.isCovered);
  return (
    <div className={styles['notice']}>
      <p>{isCovered ? texts.ofTeam(team.community) : texts.teamLapsed(team.community)}</p>
      <TextLink to="/subscription/team" small>
        {texts.toTeam}
      </TextLink>
    </div>
  );
}

function RestoredDraft({ from, onDone }: { from: Date; onDone(): void }) {
  const texts = useEditorMessages();
  const language = useLanguage();
  const store = useEditor();
  return (
    <div className={styles['notice']} role="status">
      <p>{texts.restored(formatMoment(from, language))}</p>
      <TextButton small onClick={onDone}>
        {texts.keep}
      </TextButton>
      <TextButton
        small
        onClick={() => {
          store.discard();
          onDone();
          toast({ title: texts.discarded });
        }}
      >
        {texts.discard}
      </TextButton>
    </div>
  );
}

function Lapsed() {
  const texts = useEditorMessages();
  return (
    <div className={styles['notice']}>
      <p>{texts.lapsed}</p>
      <TextLink to="/subscription" small>
        {texts.renew}
      </TextLink>
    </div>
  );
}

function BecomePro() {
  const texts = useEditorMessages();
  const store = useEditor();
  const id = useEditorState(({ card }) => card.id);
  const change = useMutation({
    mutationFn: async () =>
      cardOfReply(await call(setCardTypeEndpoint, { params: { id }, body: { cardType: 'pro' } })),
    onSuccess: (card) => {
      store.receive(card);
      toast({ title: texts.becamePro });
    },
    onError: (error) => toast({ title: error.message, variant: 'destructive' }),
  });
  return (
    <div className={styles['notice']}>
      <p>{texts.canBecomePro}</p>
      <Button size="small" busy={change.isPending} onClick={() => change.mutate()}>
        {texts.becomePro}
      </Button>
    </div>
  );
}
