import WarningCircleIcon from '~icons/ph/warning-circle';
import type { ReactNode } from 'react';
import { TextButton } from '../../../components/text-button.tsx';
import { useEditorState } from './editor-context.ts';
import styles from './save-bar.module.css';
import { useChangeCount } from './use-change-count.ts';
import { useEditorMessages } from './use-editor-messages.ts';
import type { SaveState } from './use-save.ts';

export interface SaveStatusProps {
  state: SaveState;
  /** Whether the browser can store drafts. */
  isKept: boolean;
  isUploading: boolean;
  onRetry(): void;
  onDecide(): void;
}

/** State of the card's saving, in words. */
export function SaveStatus({ state, isKept, isUploading, onRetry, onDecide }: SaveStatusProps) {
  const texts = useEditorMessages();
  const count = useChangeCount();
  const issues = useEditorState(({ errors }) => Object.keys(errors).length);
  const isAsked = useEditorState(({ conflicts }) => conflicts.length > 0);
  const isBad = state.kind === 'failed' || issues > 0 || isAsked;
  return (
    <div className={styles['status']} role="status" data-bad={isBad || undefined}>
      {isBad ? (
        <WarningCircleIcon aria-hidden />
      ) : (
        <i className={styles['mark']} data-open={count > 0 || undefined} aria-hidden="true" />
      )}
      <span className={styles['words']}>{words()}</span>
      {state.kind === 'failed' && (
        <TextButton small onClick={onRetry}>
          {texts.retry}
        </TextButton>
      )}
      {isAsked && (
        <TextButton small onClick={onDecide}>
          {texts.conflict.open}
        </TextButton>
      )}
    </div>
  );

  function words(): ReactNode {
    if (state.kind === 'saving') return texts.saving;
    if (state.kind === 'failed') return state.text;
    if (isAsked) return texts.conflict.waiting;
    if (issues > 0) return texts.issues(issues);
    if (isUploading) return texts.uploading;
    if (count === 0) return texts.allSaved;
    return (
      <>
        {texts.unsaved(count)} <small>{isKept ? texts.draftKept : texts.draftNotKept}</small>
      </>
    );
  }
}
