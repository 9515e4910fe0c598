import { directionOfText } from '../../../../../api/contract/base/typed-text.ts';
import { maxPaymentLinks } from '../../../../../api/contract/cards/card-fields.ts';
import { paymentKinds } from '../../../../../api/contract/cards/payment-links.ts';
import { SortableList } from '../../../../components/sortable-list.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { useEditorState, useField } from '../editor-context.ts';
import { EntryRow } from '../entry-row.tsx';
import { KindChoice } from '../kind-choice.tsx';
import { ListFoot } from '../list-foot.tsx';
import { LockedNote } from '../locked-note.tsx';
import styles from '../offers.module.css';
import { useEditorMessages } from '../use-editor-messages.ts';
import { useLimit, useRows } from '../use-rows.ts';

/** Pages of payment companies that the card leads to, in any order. */
export function PaymentSection() {
  const { paymentLinks: texts } = useEditorMessages();
  const field = useField('paymentLinks');
  const { value: links, error, check, locked } = field;
  const errors = useEditorState((state) => state.errors);
  const { max, isOfPlan } = useLimit('paymentLinks', maxPaymentLinks);
  const { change, add, remove, sorting } = useRows(field, texts);
  const isFull = links.length >= max;
  const disabled = locked !== null;
  return (
    <>
      <LockedNote feature={locked} />
      {links.length === 0 && !disabled && <p className={styles['empty']}>{texts.empty}</p>}
      <SortableList {...sorting} nameOf={({ item }) => item.title ?? texts.kinds[item.kind]}>
        {({ item: { kind, title, url } }, index, handle) => (
          <EntryRow
            handle={!disabled && links.length > 1 && handle}
            removeLabel={texts.remove(title ?? texts.kinds[kind])}
            disabled={disabled}
            onRemove={() => remove(index)}
          >
            <KindChoice
              legend={texts.kind}
              kinds={paymentKinds}
              names={texts.kinds}
              value={kind}
              disabled={disabled}
              onChange={(next) => change(index, { kind: next })}
            />
            <TextField
              label={texts.url}
              help={texts.urlHelp[kind]}
              value={url}
              dir="ltr"
              inputMode="url"
              maxLength={2_000}
              error={errors[`paymentLinks.${index}.url`]}
              disabled={disabled}
              onChange={(event) => change(index, { url: event.target.value })}
              onBlur={check}
            />
            <TextField
              label={texts.title}
              help={texts.titleHelp}
              value={title ?? ''}
              dir={title ? directionOfText(title) : undefined}
              maxLength={80}
              error={errors[`paymentLinks.${index}.title`]}
              disabled={disabled}
              onChange={(event) => change(index, { title: event.target.value || null })}
              onBlur={check}
            />
          </EntryRow>
        )}
      </SortableList>
      <ListFoot
        error={error}
        isAtLimitOfPlan={isOfPlan && isFull}
        disabled={disabled || isFull}
        label={texts.add}
        count={texts.count(links.length, max)}
        onAdd={() => add({ kind: 'paybox', title: null, url: '' })}
      />
    </>
  );
}
