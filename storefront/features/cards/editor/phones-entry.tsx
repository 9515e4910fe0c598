import TrashIcon from '~icons/ph/trash';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { maxPhones } from '../../../../api/contract/cards/card-fields.ts';
import { IconButton } from '../../../components/icon-button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useEditorState, useField } from './editor-context.ts';
import editorStyles from './editor.module.css';
import { ListFoot } from './list-foot.tsx';
import styles from './offers.module.css';
import { useEditorMessages } from './use-editor-messages.ts';
import { useLimit, useRows } from './use-rows.ts';

/** Phones beside the main one: office, mobile, fax. */
export function PhonesEntry() {
  const { phones: texts, fields } = useEditorMessages();
  const field = useField('phones');
  const { error, check } = field;
  const errors = useEditorState((state) => state.errors);
  const { max, isOfPlan } = useLimit('phones', maxPhones);
  const { rows, change, add, remove } = useRows(field, texts);
  const isFull = rows.length >= max;
  return (
    <>
      <h3 className={editorStyles['sub']}>{fields.phones}</h3>
      {rows.map(({ item: { label, number }, key }, index) => (
        <div key={key} className={styles['phone']}>
          <TextField
            label={texts.label}
            placeholder={texts.example}
            value={label}
            dir={label ? directionOfText(label) : undefined}
            maxLength={30}
            error={errors[`phones.${index}.label`]}
            onChange={(event) => change(index, { label: event.target.value })}
            onBlur={check}
          />
          <TextField
            label={texts.number}
            value={number}
            dir="ltr"
            inputMode="tel"
            maxLength={30}
            error={errors[`phones.${index}.number`]}
            onChange={(event) => change(index, { number: event.target.value })}
            onBlur={check}
          />
          <IconButton label={texts.remove(label || number || texts.unnamed)} onClick={() => remove(index)}>
            <TrashIcon aria-hidden />
          </IconButton>
        </div>
      ))}
      <ListFoot
        error={error}
        isAtLimitOfPlan={isOfPlan && isFull}
        disabled={isFull}
        label={texts.add}
        onAdd={() => add({ label: '', number: '' })}
      />
    </>
  );
}
