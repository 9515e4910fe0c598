import { requestLengths } from '../../../../api/contract/cards/card-choices.ts';
import { Field } from '../../../components/field.tsx';
import { useEditorState, useField } from './editor-context.ts';
import styles from './editor.module.css';
import { SwitchEntry } from './entries.tsx';
import { LockedNote } from './locked-note.tsx';
import { useEditorMessages } from './use-editor-messages.ts';

/** Whether visitors may ask for a time within the opening hours, and how long one takes. */
export function RequestsEntry() {
  const { requests: texts, fields } = useEditorMessages();
  const { value: isOn, locked } = useField('takesRequests');
  const { value: length, set } = useField('requestLength');
  const hasHours = useEditorState(({ values }) => values.businessHours.some(({ spans }) => spans.length > 0));
  return (
    <>
      <LockedNote feature={locked === 'team' ? null : locked} />
      <SwitchEntry field="takesRequests" label={fields.takesRequests} />
      <p className={styles['note']}>{isOn && !hasHours ? texts.needsHours : texts.help}</p>
      {isOn && (
        <Field label={fields.requestLength}>
          {(control) => (
            <select
              {...control}
              value={length}
              disabled={locked !== null}
              onChange={({ target }) => set(requestLengths.find((each) => each === target.value) ?? length)}
            >
              {requestLengths.map((each) => (
                <option key={each} value={each}>
                  {texts.minutes(Number(each))}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </>
  );
}
