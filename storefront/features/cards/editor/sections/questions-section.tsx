import TrashIcon from '~icons/ph/trash';
import { maxQuestions } from '../../../../../api/contract/cards/card-fields.ts';
import { mostItems } from '../../../../../api/contract/cards/card-plan.schema.ts';
import { directionOfText } from '../../../../../api/contract/base/typed-text.ts';
import { classNames } from '../../../../components/class-names.ts';
import { Field } from '../../../../components/field.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { SortableList } from '../../../../components/sortable-list.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { toast } from '../../../website/toasts/toast-store.ts';
import { useEditorState, useField } from '../editor-context.ts';
import editorStyles from '../editor.module.css';
import { ListFoot } from '../list-foot.tsx';
import { LockedNote } from '../locked-note.tsx';
import styles from '../offers.module.css';
import { moved } from '../../../../lib/moved.ts';
import { useRowKeys } from '../use-row-keys.ts';
import { useEditorMessages } from '../use-editor-messages.ts';

/** Questions that clients ask, with the owner's answers, in any order. */
export function QuestionsSection() {
  const { questions: texts } = useEditorMessages();
  const { value: questions, set, error, check, locked } = useField('questions');
  const errors = useEditorState((state) => state.errors);
  const plan = useEditorState(({ card }) => card.plan);
  const rowKeys = useRowKeys(questions.length);
  const most = mostItems(plan, 'questions');
  const isFull = questions.length >= (most ?? maxQuestions);
  const disabled = locked !== null;
  const change = (index: number, part: Partial<(typeof questions)[number]>) =>
    set(questions.map((other, at) => (at === index ? { ...other, ...part } : other)));
  return (
    <>
      <LockedNote feature={locked} />
      {questions.length === 0 && !disabled && <p className={styles['empty']}>{texts.empty}</p>}
      <SortableList
        items={questions.map((entry, index) => ({ entry, key: rowKeys.keys[index] ?? String(index) }))}
        idOf={({ key }) => key}
        nameOf={({ entry }) => entry.question || texts.unnamed}
        onMove={(from, to) => {
          rowKeys.move(from, to);
          set(moved(questions, from, to));
        }}
        layout="list"
      >
        {({ entry: { question, answer } }, index, handle) => (
          <div className={styles['question']}>
            {!disabled && handle}
            <div className={styles['asked']}>
              <TextField
                label={texts.question}
                value={question}
                dir={question ? directionOfText(question) : undefined}
                maxLength={160}
                error={errors[`questions.${index}.question`]}
                disabled={disabled}
                onChange={(event) => change(index, { question: event.target.value })}
                onBlur={check}
              />
              <Field label={texts.answer} error={errors[`questions.${index}.answer`]}>
                {(control) => (
                  <textarea
                    {...control}
                    className={classNames(control.className, editorStyles['long'])}
                    rows={3}
                    value={answer}
                    dir={answer ? directionOfText(answer) : undefined}
                    maxLength={1_000}
                    disabled={disabled}
                    onChange={(event) => change(index, { answer: event.target.value })}
                    onBlur={check}
                  />
                )}
              </Field>
            </div>
            {!disabled && (
              <IconButton
                label={texts.remove(question || texts.unnamed)}
                onClick={() => {
                  rowKeys.remove(index);
                  set(questions.toSpliced(index, 1));
                  toast({ title: texts.removed });
                }}
              >
                <TrashIcon aria-hidden />
              </IconButton>
            )}
          </div>
        )}
      </SortableList>
      <ListFoot
        error={error}
        isAtLimitOfPlan={most !== null && isFull}
        disabled={disabled || isFull}
        label={texts.add}
        count={texts.count(questions.length, most ?? maxQuestions)}
        onAdd={() => {
          rowKeys.add();
          set([...questions, { question: '', answer: '' }]);
        }}
      />
    </>
  );
}
