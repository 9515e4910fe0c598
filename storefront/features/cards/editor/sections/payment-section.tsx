import TrashIcon from '~icons/ph/trash';
import { directionOfText } from '../../../../../api/contract/base/typed-text.ts';
import { maxPaymentLinks } from '../../../../../api/contract/cards/card-fields.ts';
import { mostItems } from '../../../../../api/contract/cards/card-plan.schema.ts';
import { paymentKinds } from '../../../../../api/contract/cards/payment-links.ts';
import { IconButton } from '../../../../components/icon-button.tsx';
import { SortableList } from '../../../../components/sortable-list.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { toast } from '../../../website/toasts/toast-store.ts';
import { useEditorState, useField } from '../editor-context.ts';
import { KindChoice } from '../kind-choice.tsx';
import { ListFoot } from '../list-foot.tsx';
import { LockedNote } from '../locked-note.tsx';
import styles from '../offers.module.css';
import { moved } from '../../../../lib/moved.ts';
import { useRowKeys } from '../use-row-keys.ts';
import { useEditorMessages } from '../use-editor-messages.ts';

/** Pages of payment companies that the card leads to, in any order. */
export function PaymentSection() {
  const { paymentLinks: texts } = useEditorMessages();
  const { value: links, set, error, check, locked } = useField('paymentLinks');
  const errors = useEditorState((state) => state.errors);
  const plan = useEditorState(({ card }) => card.plan);
  const rowKeys = useRowKeys(links.length);
  const most = mostItems(plan, 'paymentLinks');
  const isFull = links.length >= (most ?? maxPaymentLinks);
  const disabled = locked !== null;
  const change = (index: number, part: Partial<(typeof links)[number]>) =>
    set(links.map((other, at) => (at === index ? { ...other, ...part } : other)));
  return (
    <>
      <LockedNote feature={locked} />
      {links.length === 0 && !disabled && <p className={styles['empty']}>{texts.empty}</p>}
      <SortableList
        items={links.map((entry, index) => ({ entry, key: rowKeys.keys[index] ?? String(index) }))}
        idOf={({ key }) => key}
        nameOf={({ entry }) => entry.title ?? texts.kinds[entry.kind]}
        onMove={(from, to) => {
          rowKeys.move(from, to);
          set(moved(links, from, to));
        }}
        layout="list"
      >
        {({ entry: { kind, title, url } }, index, handle) => (
          <div className={styles['question']}>
            {!disabled && links.length > 1 && handle}
            <div className={styles['asked']}>
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
            </div>
            {!disabled && (
              <IconButton
                label={texts.remove(title ?? texts.kinds[kind])}
                onClick={() => {
                  rowKeys.remove(index);
                  set(links.toSpliced(index, 1));
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
        count={texts.count(links.length, most ?? maxPaymentLinks)}
        onAdd={() => {
          rowKeys.add();
          set([...links, { kind: 'paybox', title: null, url: '' }]);
        }}
      />
    </>
  );
}
