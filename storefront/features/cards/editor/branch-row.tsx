import CaretDownIcon from '~icons/ph/caret-down';
import CaretUpIcon from '~icons/ph/caret-up';
import TrashIcon from '~icons/ph/trash';
import { useId, useState, type ReactNode } from 'react';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import type { Branch } from '../../../../api/contract/cards/entities/branches.schema.ts';
import { Typed } from '../../../card/blocks/Typed.tsx';
import { classNames } from '../../../components/class-names.ts';
import { IconButton } from '../../../components/icon-button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useEditorState } from './editor-context.ts';
import editorStyles from './editor.module.css';
import styles from './offers.module.css';
import { useEditorMessages } from './use-editor-messages.ts';
import { WeekEntry } from './week-entry.tsx';
import { normaliseHours } from './week.ts';

interface BranchRowProps {
  branch: Branch;
  /** Of its issues, `branches.0`. */
  path: string;
  /** Grip that moves the row; null where it is alone or locked. */
  handle: ReactNode;
  isOpen: boolean;
  disabled: boolean;
  onToggle(isOpen: boolean): void;
  onChange(part: Partial<Branch>): void;
  onLeave(): void;
  onRemove(): void;
}

/** One branch: a line with its name and address, which opens to all that it has. */
export function BranchRow(props: BranchRowProps) {
  const { branch, handle, isOpen, disabled, onToggle, onRemove } = props;
  const { branches: texts } = useEditorMessages();
  const id = useId();
  const name = branch.name || texts.unnamed;
  return (
    <div className={styles['service']}>
      <div className={styles['line']}>
        {handle}
        <div className={styles['what']}>
          <span>
            <Typed>{name}</Typed>
          </span>
          {branch.address && (
            <span>
              <Typed>{branch.address}</Typed>
            </span>
          )}
        </div>
        <IconButton
          label={isOpen ? texts.close(name) : texts.open(name)}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onToggle(!isOpen)}
        >
          {isOpen ? <CaretUpIcon aria-hidden /> : <CaretDownIcon aria-hidden />}
        </IconButton>
        {!disabled && (
          <IconButton label={texts.remove(name)} onClick={onRemove}>
            <TrashIcon aria-hidden />
          </IconButton>
        )}
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && <BranchFields {...props} />}
      </div>
    </div>
  );
}

function BranchFields({ branch, path, disabled, onChange, onLeave }: BranchRowProps) {
  const { branches: texts } = useEditorMessages();
  const errors = useEditorState((state) => state.errors);
  const cardHours = useEditorState(({ values }) => values.businessHours);
  const radio = useId();
  const { name, address, phone, hours } = branch;
  // Whoever tries the card's hours and comes back finds what they had typed.
  const [typed, setTyped] = useState<Branch['hours']>(null);
  const kinds = [
    {
      label: texts.cardHours,
      isChosen: hours === null,
      choose() {
        setTyped(hours);
        onChange({ hours: null });
      },
    },
    {
      label: texts.ownHours,
      isChosen: hours !== null,
      // The card's week saves typing: a branch differs in a day or two.
      choose: () => onChange({ hours: typed ?? normaliseHours(cardHours) }),
    },
  ];
  return (
    <div className={styles['fields']}>
      <div className={classNames(styles['wide'], editorStyles['two'])}>
        <TextField
          label={texts.name}
          help={texts.nameHelp}
          value={name}
          dir={name ? directionOfText(name) : undefined}
          maxLength={60}
          error={errors[`${path}.name`]}
          disabled={disabled}
          onChange={(event) => onChange({ name: event.target.value })}
          onBlur={onLeave}
        />
        <TextField
          label={texts.phone}
          help={texts.phoneHelp}
          value={phone ?? ''}
          dir="ltr"
          inputMode="tel"
          maxLength={30}
          error={errors[`${path}.phone`]}
          disabled={disabled}
          onChange={(event) => onChange({ phone: event.target.value || null })}
          onBlur={onLeave}
        />
      </div>
      <div className={styles['wide']}>
        <TextField
          label={texts.address}
          help={texts.addressHelp}
          value={address}
          dir={address ? directionOfText(address) : undefined}
          maxLength={300}
          error={errors[`${path}.address`]}
          disabled={disabled}
          onChange={(event) => onChange({ address: event.target.value })}
          onBlur={onLeave}
        />
      </div>
      <fieldset className={classNames(styles['wide'], styles['kinds'])} disabled={disabled}>
        <legend>{texts.hours}</legend>
        {kinds.map(({ label, isChosen, choose }) => (
          <label key={label}>
            <input type="radio" name={radio} checked={isChosen} onChange={choose} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {hours && (
        <div className={styles['wide']}>
          <WeekEntry
            value={hours}
            path={`${path}.hours`}
            label={texts.hoursOf(name || texts.unnamed)}
            disabled={disabled}
            onChange={(days) => onChange({ hours: days })}
            onLeave={onLeave}
          />
          <p className={styles['aside']}>{texts.specialDays}</p>
        </div>
      )}
    </div>
  );
}
