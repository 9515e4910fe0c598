import ArrowRightIcon from '~icons/ph/arrow-right';
import ArrowUUpLeftIcon from '~icons/ph/arrow-u-up-left';
import { Link } from 'react-router';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { Button } from '../../../components/button.tsx';
import { useMessages } from '../../../i18n/messages.ts';
import { useEditor, useEditorState } from './editor-context.ts';
import styles from './save-bar.module.css';
import { SaveStatus, type SaveStatusProps } from './save-status.tsx';
import { useEditorMessages } from './use-editor-messages.ts';
import { VisibilitySwitch } from './visibility-switch.tsx';

interface SaveBarProps extends SaveStatusProps {
  onSave(): void;
}

/** The card's name, its visibility, its unsaved changes, and the save button. */
export function SaveBar({ onSave, ...status }: SaveBarProps) {
  const texts = useEditorMessages();
  const { titles } = useMessages();
  const store = useEditor();
  const name = useEditorState(({ values }) => values.businessName) || titles['editor-card'];
  const undoable = useEditorState((state) => state.undoable);
  return (
    <div className={styles['bar']}>
      <Link className={styles['back']} to="/dashboard" aria-label={texts.back} title={texts.back}>
        <ArrowRightIcon className={styles['backIcon']} aria-hidden />
      </Link>
      <h1 className={styles['name']}>
        <bdi dir={directionOfText(name)}>{name}</bdi>
      </h1>
      <VisibilitySwitch />
      <SaveStatus {...status} />
      <div className={styles['actions']}>
        <Button variant="quiet" disabled={undoable === 0} onClick={() => store.undo()}>
          <ArrowUUpLeftIcon className={styles['undoIcon']} aria-hidden />
          {texts.undo}
        </Button>
        <Button className={styles['save']} busy={status.state.kind === 'saving'} onClick={onSave}>
          {texts.save}
        </Button>
      </div>
    </div>
  );
}
