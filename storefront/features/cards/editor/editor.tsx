import DeviceMobileIcon from '~icons/ph/device-mobile';
import PencilSimpleIcon from '~icons/ph/pencil-simple';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { toast } from '../../website/toasts/toast-store.ts';
import { readSection, sectionIds, sectionOfPath, type SectionId } from './card-sections.ts';
import { CompletenessLine } from './completeness-line.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { useEditor, useEditorState } from './editor-context.ts';
import { EditorSection } from './editor-section.tsx';
import styles from './editor.module.css';
import { LeaveDialog } from './leave-dialog.tsx';
import { Notices } from './notices.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { SaveBar } from './save-bar.tsx';
import { SectionNav } from './section-nav.tsx';
import { useChangeCount } from './use-change-count.ts';
import { useDraft } from './use-draft.ts';
import { useEditorMessages } from './use-editor-messages.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useSave, type SaveOutcome } from './use-save.ts';

/** Milliseconds after which a section that is slow to load no longer takes the focus. */
const maxFetch = 4_000;

/** The open editor: sections at the side, the chosen one in the middle, the preview beside it. */
export function Editor({ userId }: { userId: number }) {
  const texts = useEditorMessages();
  const store = useEditor();
  const cardId = useEditorState(({ card }) => card.id);
  const count = useChangeCount();
  const [search, setSearch] = useSearchParams();
  const section = readSection(search.get('section'));
  const [isShowing, setShowing] = useState(false);
  const [isDeciding, setDeciding] = useState(false);
  const [uploads, setUploads] = useState<ReadonlySet<string>>(new Set());
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft({ userId, cardId });

  const choose = useCallback(
    (next: SectionId) => {
      setShowing(false);
      setSearch({ section: next }, { replace: true, preventScrollReset: true });
    },
    [setSearch],
  );
  const [issuesAsked, askIssues] = useState(0);
  const onOutcome = useCallback(
    (outcome: SaveOutcome) => {
      if (outcome === 'asked') setDeciding(true);
      if (outcome === 'saved') draft.dismiss();
      if (outcome !== 'invalid') return;
      const sections = new Set(Object.keys(store.get().errors).map(sectionOfPath));
      const goal = sections.has(section) ? section : sectionIds.find((id) => sections.has(id));
      if (goal) choose(goal);
      askIssues((count) => count + 1);
    },
    [store, section, choose, draft],
  );
  const noteUpload = useCallback((field: string, isBusy: boolean) => {
    setUploads((now) => {
      if (now.has(field) === isBusy) return now;
      const next = new Set(now);
      if (isBusy) next.add(field);
      else next.delete(field);
      return next;
    });
  }, []);
  const { state, save } = useSave(onOutcome);
  // Leaving would abort an upload, too.
  const isDirty = useCallback(() => store.changed().length > 0 || uploads.size > 0, [store, uploads]);
  const guard = useLeaveGuard(isDirty);
  const trySave = useCallback(
    () => (uploads.size > 0 ? toast({ title: texts.uploading, variant: 'warning' }) : void save()),
    [uploads, save, texts],
  );

  // Focuses the first issue after its section has rendered; some sections are fetched first.
  useEffect(() => {
    if (issuesAsked === 0) return undefined;
    let frame = 0;
    const until = performance.now() + maxFetch;
    function seek() {
      const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      if (invalid) invalid.focus();
      else if (performance.now() < until) frame = requestAnimationFrame(seek);
    }
    seek();
    return () => cancelAnimationFrame(frame);
  }, [issuesAsked]);

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.code !== 'KeyS') return;
      event.preventDefault();
      trySave();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [trySave]);

  return (
    <div className={styles['editor']} data-showing={isShowing || undefined}>
      <SaveBar
        state={state}
        isKept={draft.isKept}
        isUploading={uploads.size > 0}
        onSave={trySave}
        onRetry={trySave}
        onDecide={() => setDeciding(true)}
      />
      <div className={styles['body']}>
        <SectionNav section={section} onChoose={choose} />
        <form
          ref={form}
          className={styles['form']}
          noValidate
          onSubmit={(event) => {
            // React also passes on events of dialogs' forms, which are not this one.
            if (event.target !== event.currentTarget) return;
            event.preventDefault();
            trySave();
          }}
        >
          <Notices draft={draft} />
          <CompletenessLine onChoose={choose} />
          <EditorSection section={section} onChoose={choose} onBusyChange={noteUpload} />
          {/* Lets Enter in a field save. */}
          <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
        </form>
        <aside className={styles['preview']} aria-label={texts.preview.title}>
          <PreviewPane />
        </aside>
      </div>
      <div className={styles['tabs']}>
        <button type="button" aria-pressed={!isShowing} onClick={() => setShowing(false)}>
          <PencilSimpleIcon aria-hidden />
          {texts.preview.edit}
        </button>
        <button type="button" aria-pressed={isShowing} onClick={() => setShowing(true)}>
          <DeviceMobileIcon aria-hidden />
          {texts.preview.show}
        </button>
        <Button busy={state.kind === 'saving'} onClick={trySave}>
          {count > 0 && <i className={styles['open']} aria-hidden="true" />}
          {texts.save}
        </Button>
      </div>
      <ConflictDialog
        open={isDeciding}
        onClose={() => setDeciding(false)}
        onDecided={() => {
          setDeciding(false);
          void save();
        }}
      />
      <LeaveDialog
        guard={guard}
        busy={state.kind === 'saving'}
        onSave={() => void save().then((outcome) => (outcome === 'saved' ? guard.leave() : guard.stay()))}
      />
    </div>
  );
}
