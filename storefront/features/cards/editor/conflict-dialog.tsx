import { useState } from 'react';
import type { CardField } from '../../../../api/contract/cards/card-fields.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogDescription, DialogTitle } from '../../../components/dialog.tsx';
import { TextButton } from '../../../components/text-button.tsx';
import styles from './dialogs.module.css';
import { useEditor, useEditorState } from './editor-context.ts';
import { FieldValue } from './field-value.tsx';
import { useEditorMessages } from './use-editor-messages.ts';

interface ConflictDialogProps {
  open: boolean;
  onClose(): void;
  /** Called after the decision; the result has to be saved. */
  onDecided(): void;
}

/** Fields changed both here and elsewhere, side by side: the owner chooses, and nothing is overwritten unseen. */
export function ConflictDialog({ open, onClose, onDecided }: ConflictDialogProps) {
  const { conflict: texts, fields, close } = useEditorMessages();
  const store = useEditor();
  const conflicts = useEditorState((state) => state.conflicts);
  const mine = useEditorState(({ values }) => values);
  const theirs = useEditorState(({ card }) => card.fields);
  const [taken, setTaken] = useState<readonly CardField[]>([]);
  const choose = (field: CardField, isTheirs: boolean) =>
    setTaken(isTheirs ? [...taken, field] : taken.filter((other) => other !== field));
  return (
    <Dialog
      open={open && conflicts.length > 0}
      onOpenChange={(next) => !next && onClose()}
      closeLabel={close}
    >
      <div className={styles['body']}>
        <DialogTitle>{texts.title}</DialogTitle>
        <DialogDescription>{texts.text}</DialogDescription>
        {conflicts.length > 1 && (
          <p className={styles['both']}>
            <TextButton small onClick={() => setTaken([])}>
              {texts.allMine}
            </TextButton>
            <TextButton small onClick={() => setTaken(conflicts)}>
              {texts.allTheirs}
            </TextButton>
          </p>
        )}
        {conflicts.map((field) => (
          <fieldset key={field} className={styles['conflict']}>
            <legend>{fields[field]}</legend>
            {([false, true] as const).map((isTheirs) => (
              <label key={String(isTheirs)}>
                <input
                  type="radio"
                  name={field}
                  checked={taken.includes(field) === isTheirs}
                  onChange={() => choose(field, isTheirs)}
                />
                <span>
                  <small>{isTheirs ? texts.theirs : texts.mine}</small>
                  <FieldValue field={field} value={(isTheirs ? theirs : mine)[field]} />
                </span>
              </label>
            ))}
          </fieldset>
        ))}
        <div className={styles['buttons']}>
          <Button
            wide
            onClick={() => {
              store.resolve(conflicts.filter((field) => taken.includes(field)));
              setTaken([]);
              onDecided();
            }}
          >
            {texts.decide}
          </Button>
          <Button wide variant="quiet" onClick={onClose}>
            {texts.later}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
