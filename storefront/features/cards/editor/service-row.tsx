import CaretDownIcon from '~icons/ph/caret-down';
import CaretUpIcon from '~icons/ph/caret-up';
import TrashIcon from '~icons/ph/trash';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { priceKinds, type Service } from '../../../../api/contract/cards/entities/services.schema.ts';
import { describePicture } from '../../../../api/contract/cards/picture-address.ts';
import { Typed } from '../../../card/blocks/Typed.tsx';
import { priceParts } from '../../../card/price-parts.ts';
import { sectionMessages } from '../../../card/section-messages.ts';
import { CachedImage } from '../../../components/cached-image.tsx';
import { classNames } from '../../../components/class-names.ts';
import { Field } from '../../../components/field.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { Switch } from '../../../components/switch.tsx';
import { TextButton } from '../../../components/text-button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import PictureField from '../media/picture-field.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { useEditorState } from './editor-context.ts';
import { KindChoice } from './kind-choice.tsx';
import styles from './offers.module.css';
import { useEditorMessages } from './use-editor-messages.ts';

interface ServiceRowProps {
  item: Service;
  /** Of its issues, `services.0.items.2`. */
  path: string;
  /** Grip that moves the row; null while the list is locked. */
  handle: ReactNode;
  isOpen: boolean;
  onToggle(isOpen: boolean): void;
  disabled: boolean;
  /** Names of all groups, and which of them the service is in. */
  groups: readonly string[];
  group: number;
  onMoveTo(group: number): void;
  onChange(part: Partial<Service>): void;
  onLeave(): void;
  onRemove(): void;
  onBusyChange(isBusy: boolean): void;
}

/** One service: a line with its name and price, which opens to all that it has. */
export function ServiceRow(props: ServiceRowProps) {
  const { item, handle, isOpen, onToggle, disabled } = props;
  const { services: texts } = useEditorMessages();
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const picture = item.picture ? describePicture(item.picture) : null;
  const name = item.name || texts.unnamed;
  return (
    <div className={styles['service']}>
      <div className={styles['line']}>
        {handle}
        {picture && <CachedImage className={styles['thumb']} picture={picture} alt="" sizes="48px" />}
        <div className={styles['what']}>
          <span>
            <Typed>{name}</Typed>
          </span>
          {item.duration && (
            <span>
              <Typed>{item.duration}</Typed>
            </span>
          )}
        </div>
        <PriceInWords item={item} />
        <IconButton
          ref={toggle}
          label={isOpen ? texts.close(name) : texts.open(name)}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onToggle(!isOpen)}
        >
          {isOpen ? <CaretUpIcon aria-hidden /> : <CaretDownIcon aria-hidden />}
        </IconButton>
        {!disabled && (
          <IconButton label={texts.remove(name)} onClick={props.onRemove}>
            <TrashIcon aria-hidden />
          </IconButton>
        )}
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <ServiceFields
            {...props}
            onDone={() => {
              onToggle(false);
              // Whoever is done goes on at the service, not at the page's start.
              toggle.current?.focus();
            }}
          />
        )}
      </div>
    </div>
  );
}

/** The price as the card will say it; an unreadable one is shown as typed. */
function PriceInWords({ item }: { item: Service }) {
  const language = useLanguage();
  const { priceKind: kind, price: amount, priceTo: to, priceUnit: unit } = item;
  const { before, sum, after } = priceParts({ kind, amount, to, unit }, sectionMessages[language].prices);
  return (
    <span className={styles['price']}>
      {before}
      {sum && <bdi dir="ltr">{sum}</bdi>} {after && <bdi dir={directionOfText(after)}>{after}</bdi>}
    </span>
  );
}

function ServiceFields(props: ServiceRowProps & { onDone(): void }) {
  const { item, path, disabled, groups, group, onChange, onLeave, onMoveTo, onDone, onBusyChange } = props;
  const { services: texts } = useEditorMessages();
  const errors = useEditorState((state) => state.errors);
  const hasWhatsapp = useEditorState(({ values }) => Boolean(values.whatsapp) && values.showWhatsapp);
  const notifyBusy = useRef(onBusyChange);
  useEffect(() => {
    notifyBusy.current = onBusyChange;
  });
  // Closing the row ends its upload.
  useEffect(() => () => notifyBusy.current(false), []);
  const line = (
    name: 'name' | 'description' | 'duration' | 'priceUnit',
    label: string,
    maxLength: number,
  ) => (
    <TextField
      label={label}
      value={item[name] ?? ''}
      dir={item[name] ? directionOfText(item[name]) : undefined}
      maxLength={maxLength}
      error={errors[`${path}.${name}`]}
      disabled={disabled}
      onChange={(event) =>
        onChange({ [name]: name === 'name' ? event.target.value : event.target.value || null })
      }
      onBlur={onLeave}
    />
  );
  const sum = (name: 'price' | 'priceTo', label: string) => (
    <TextField
      label={label}
      value={item[name] ?? ''}
      dir="ltr"
      inputMode="decimal"
      error={errors[`${path}.${name}`]}
      disabled={disabled}
      onChange={(event) => onChange({ [name]: event.target.value || null })}
      onBlur={onLeave}
    />
  );
  const isRange = item.priceKind === 'range';
  return (
    <div className={styles['fields']}>
      {line('name', texts.name, 80)}
      {line('duration', texts.duration, 40)}
      <div className={styles['wide']}>{line('description', texts.description, 200)}</div>
      <KindChoice
        legend={texts.kind}
        kinds={priceKinds}
        names={texts.kinds}
        value={item.priceKind}
        disabled={disabled}
        onChange={(priceKind) => onChange({ priceKind })}
      />
      {item.priceKind !== 'request' && sum('price', isRange ? texts.from : texts.price)}
      {isRange && sum('priceTo', texts.to)}
      {item.priceKind === 'per' && line('priceUnit', texts.unit, 40)}
      {item.priceKind === 'request' && line('priceUnit', texts.instead, 40)}
      <div className={styles['wide']}>
        <PictureField
          purpose="gallery"
          shape="square"
          label={texts.picture}
          value={item.picture}
          error={errors[`${path}.picture`]}
          disabled={disabled}
          onChange={(picture) => onChange({ picture })}
          onBusyChange={onBusyChange}
        />
      </div>
      <div className={classNames(styles['wide'], styles['order'])}>
        <Switch
          label={texts.order}
          checked={item.canOrder}
          disabled={disabled}
          onChange={(canOrder) => onChange({ canOrder })}
        />
        {item.canOrder && !hasWhatsapp && <p>{texts.needsWhatsapp}</p>}
      </div>
      {groups.length > 1 && (
        <Field label={texts.inGroup}>
          {(control) => (
            <select
              {...control}
              value={group}
              disabled={disabled}
              onChange={(event) => onMoveTo(Number(event.target.value))}
            >
              {groups.map((name, index) => (
                <option key={index} value={index}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <div className={styles['wide']}>
        <TextButton onClick={onDone}>{texts.done}</TextButton>
      </div>
    </div>
  );
}
