import { listMyCardsEndpoint } from '../../../../api/contract/cards/my-cards.endpoint.ts';
import { readDashboardEndpoint } from '../../../../api/contract/cards/dashboard.endpoint.ts';
import { readsOf } from '../../../lib/call.ts';
import { setCardVisibilityEndpoint } from '../../../../api/contract/cards/card-editing.endpoint.ts';
import { call } from '../../../lib/call.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Switch } from '../../../components/switch.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { toast } from '../../website/toasts/toast-store.ts';
import { useEditor, useEditorState } from './editor-context.ts';
import { editingKey } from './editing-key.ts';
import styles from './save-bar.module.css';
import { cardOfReply } from './read-card-reply.ts';
import { useEditorMessages } from './use-editor-messages.ts';

/** Publishes the card or makes it private, at once and apart from saving. */
export function VisibilitySwitch() {
  const texts = useEditorMessages();
  const store = useEditor();
  const queries = useQueryClient();
  const { id, isPublic } = useEditorState(({ card }) => card);
  const change = useMutation({
    mutationFn: async (wanted: boolean) =>
      cardOfReply(await call(setCardVisibilityEndpoint, { params: { id }, body: { isPublic: wanted } })),
    onSuccess: (card) => {
      store.receive(card);
      queries.setQueryData(editingKey(id), card);
      void queries.invalidateQueries({
        predicate: readsOf(listMyCardsEndpoint, readDashboardEndpoint),
      });
      toast({
        title: card.held ? texts.heldPublished : card.isPublic ? texts.published : texts.madePrivate,
      });
    },
    onError: (error) =>
      toast({ title: texts.visibilityFailed, description: error.message, variant: 'destructive' }),
  });
  const shown = change.isPending ? change.variables : isPublic;
  return (
    <Switch
      className={styles['visibility']}
      label={
        <>
          <VisuallyHidden>{texts.theCard} </VisuallyHidden>
          {shown ? texts.isPublic : texts.isPrivate}
        </>
      }
      checked={shown}
      onChange={(wanted) => {
        if (!change.isPending) change.mutate(wanted);
      }}
    />
  );
}
