import TrashIcon from '~icons/ph/trash';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { maxPhones } from '../../../../api/contract/cards/card-fields.ts';
import { mostItems } from '../../../../api/contract/cards/card-plan.schema.ts';
import { IconButton } from '../../../components/icon-button.tsx';
import { toast } from '../../website/toasts/toast-store.ts';
import { TextField } from '../../../components/text-field.tsx';
import { useEditorState, useField } from './editor-context.ts';
import editorStyles from './editor.module.css';
import { ListFoot } from './list-foot.tsx';
import styles from './offers.module.css';
import { useRowKeys } from './use-row-keys.ts';
import { useEditorMessages } from './use-editor-messages.ts';

/** Phones beside the main one: office, mobile, fax. */
export function PhonesEntry() {
  const { phones: texts, fields } = useEditorMessages();
  const { value: phones, set, error, check } = useField('phones');
  const errors = useEditorState((state) => state.errors);
  const plan = useEditorState(({ card }) => card.plan);
  const rowKeys = useRowKeys(phones.length);
  const most = mostItems(plan, 'phones');
  const isFull = phones.length >= (most ?? maxPhones);
  const change = (index: number, part: Partial<(typeof phones)[number]>) =>
    set(phones.map((phone, at) => (at === index ? { ...phone, ...part } : phone)));
  return (
    <>
      <h3 className={editorStyles['sub']}>{fields.phones}</h3>
      {phones.map(({ label, number }, index) => (
        <div key={rowKeys.keys[index] ?? String(index)} className={styles['phone']}>
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
          <IconButton
            label={texts.remove(label || number || texts.unnamed)}
            onClick={() => {
              rowKeys.remove(index);
              set(phones.toSpliced(index, 1));
              toast({ title: texts.removed });
            }}
          >
            <TrashIcon aria-hidden />
          </IconButton>
        </div>
      ))}
      <ListFoot
        error={error}
        isAtLimitOfPlan={most !== null && isFull}
        disabled={isFull}
        label={texts.add}
        onAdd={() => {
          rowKeys.add();
          set([...phones, { label: '', number: '' }]);
        }}
      />
    </>
  );
}
