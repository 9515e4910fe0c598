import { maxQuestions } from '../../../../../api/contract/cards/card-fields.ts';
import { directionOfText } from '../../../../../api/contract/base/typed-text.ts';
import { classNames } from '../../../../components/class-names.ts';
import { Field } from '../../../../components/field.tsx';
import { SortableList } from '../../../../components/sortable-list.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { useEditorState, useField } from '../editor-context.ts';
import editorStyles from '../editor.module.css';
import { EntryRow } from '../entry-row.tsx';
import { ListFoot } from '../list-foot.tsx';
import { LockedNote } from '../locked-note.tsx';
import styles from '../offers.module.css';
import { useEditorMessages } from '../use-editor-messages.ts';
import { useLimit, useRows } from '../use-rows.ts';

/** Questions that clients ask, with the owner's answers, in any order. */
export function QuestionsSection() {
  const { questions: texts } = useEditorMessages();
  const field = useField('questions');
  const { value: questions, error, check, locked } = field;
  const errors = useEditorState((state) => state.errors);
  const { max, isOfPlan } = useLimit('questions', maxQuestions);
  const { change, add, remove, sorting } = useRows(field, texts);
  const isFull = questions.length >= max;
  const disabled = locked !== null;
  return (
    <>
      <LockedNote feature={locked} />
      {questions.length === 0 && !disabled && <p className={styles['empty']}>{texts.empty}</p>}
      <SortableList {...sorting} nameOf={({ item }) => item.question || texts.unnamed}>
        {({ item: { question, answer } }, index, handle) => (
          <EntryRow
            handle={!disabled && questions.length > 1 && handle}
            removeLabel={texts.remove(question || texts.unnamed)}
            disabled={disabled}
            onRemove={() => remove(index)}
          >
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
          </EntryRow>
        )}
      </SortableList>
      <ListFoot
        error={error}
        isAtLimitOfPlan={isOfPlan && isFull}
        disabled={disabled || isFull}
        label={texts.add}
        count={texts.count(questions.length, max)}
        onAdd={() => add({ question: '', answer: '' })}
      />
    </>
  );
}
