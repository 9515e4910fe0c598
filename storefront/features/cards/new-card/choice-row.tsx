import { useId } from 'react';
import styles from './new-card-wizard.module.css';

interface ChoiceRowProps<Value extends string> {
  legend: string;
  values: readonly Value[];
  labels: Record<Value, string>;
  value: Value;
  onChange: (value: Value) => void;
}

/** Two options side by side. */
export function ChoiceRow<Value extends string>({
  legend,
  values,
  labels,
  value,
  onChange,
}: ChoiceRowProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles['choice']}>
      <legend>{legend}</legend>
      {values.map((each) => (
        <label key={each}>
          <input type="radio" name={name} checked={each === value} onChange={() => onChange(each)} />
          <span>{labels[each]}</span>
        </label>
      ))}
    </fieldset>
  );
}
