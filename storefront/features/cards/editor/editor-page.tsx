import { useReadAt } from '../../../lib/call.ts';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useParams } from 'react-router';
import type { CardForEditing } from '../../../../api/contract/cards/card-editing.schema.ts';
import { useNamePage } from '../../../lib/named-page.ts';
import { ApiError } from '../../../lib/api-errors.ts';
import { ErrorPanel } from '../../website/errors/error-panel.tsx';
import { panelTypeOf } from '../../website/errors/panel-type.ts';
import { NotFoundPage } from '../../website/not-found/not-found-page.tsx';
import { useSession } from '../../accounts/session/session-provider.tsx';
import { toast } from '../../website/toasts/toast-store.ts';
import { editingKey } from './editing-key.ts';
import { EditorContext } from './editor-context.ts';
import { createEditorStore } from './editor-store.ts';
import { EditorSkeleton } from './editor-skeleton.tsx';
import { Editor } from './editor.tsx';
import { useEditorMessages } from './use-editor-messages.ts';

const never = () => () => {};

/** `/editor/{id}`: an owner's card. The form renders in the browser only, where its drafts are. */
export function EditorPage() {
  const texts = useEditorMessages();
  const { id = '' } = useParams();
  const { user } = useSession();
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const { data, error, refetch } = useReadAt(editingKey(Number(id)), {
    staleTime: 30_000,
    // A cached card would be outdated when the editor is opened again.
    gcTime: 0,
  });
  useNamePage(data?.fields.businessName ?? null);
  if (error instanceof ApiError && error.status === 404 && !data) return <NotFoundPage profile={false} />;
  if (error && !data)
    return (
      <div className="wrap">
        <ErrorPanel page type={panelTypeOf(error)} onRetry={() => void refetch()} />
      </div>
    );
  if (!data || !user || !isBrowser) return <EditorSkeleton label={texts.loading} />;
  return <OpenEditor key={data.id} card={data} userId={user.id} />;
}

/** Holds the draft while the page is open, and merges saves from other tabs and devices. */
function OpenEditor({ card, userId }: { card: CardForEditing; userId: number }) {
  const texts = useEditorMessages();
  const [store] = useState(() => createEditorStore(card));
  const told = useRef(card.version);
  useEffect(() => {
    if (card.version <= store.get().card.version) return;
    const taken = store.receive(card);
    if (taken.length > 0 && told.current < card.version)
      toast({ title: texts.tookOver(taken.map((field) => texts.fields[field]).join(', ')) });
    told.current = card.version;
  }, [card, store, texts]);
  return (
    <EditorContext value={store}>
      <Editor userId={userId} />
    </EditorContext>
  );
}
