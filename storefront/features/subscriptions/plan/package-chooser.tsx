import type { OwnPackage } from '../../../../api/contract/subscriptions/subscription.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import styles from './plan-dialogs.module.css';

interface PackageChooserProps {
  legend: string;
  packages: readonly OwnPackage[];
  chosen: number | undefined;
  onChoose(id: number): void;
}

/** Renders nothing for a single package. */
export function PackageChooser({ legend, packages, chosen, onChoose }: PackageChooserProps) {
  if (packages.length < 2) return null;
  return (
    <fieldset className={styles['choice']}>
      <legend>{legend}</legend>
      {packages.map(({ id, name }) => (
        <label key={id}>
          <input type="radio" name="package" checked={id === chosen} onChange={() => onChoose(id)} />
          <bdi dir={directionOfText(name)}>{name}</bdi>
        </label>
      ))}
    </fieldset>
  );
}
