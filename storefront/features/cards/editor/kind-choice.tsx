import { useId } from 'react';
import { classNames } from '../../../components/class-names.ts';
import styles from './offers.module.css';

interface KindChoiceProps<Kind extends string> {
  legend: string;
  kinds: readonly Kind[];
  names: Readonly<Record<Kind, string>>;
  value: Kind;
  disabled: boolean;
  onChange(kind: Kind): void;
}

/** One of a few kinds, all of them in view. */
export function KindChoice<Kind extends string>(props: KindChoiceProps<Kind>) {
  const { legend, kinds, names, value, disabled, onChange } = props;
  const name = useId();
  return (
    <fieldset className={classNames(styles['wide'], styles['kinds'])} disabled={disabled}>
      <legend>{legend}</legend>
      {kinds.map((kind) => (
        <label key={kind}>
          <input
            type="radio"
            name={name}
            value={kind}
            checked={kind === value}
            onChange={() => onChange(kind)}
          />
          <span>{names[kind]}</span>
        </label>
      ))}
    </fieldset>
  );
}
