import PlusIcon from '~icons/ph/plus';
import { Button } from '../../../components/button.tsx';
import { LockedNote } from './locked-note.tsx';
import styles from './offers.module.css';

interface ListFootProps {
  /** What is wrong with the list as a whole. */
  error: string | undefined;
  /** The plan has no room for more. */
  isAtLimitOfPlan?: boolean;
  disabled: boolean;
  /** Of the button that adds one more. */
  label: string;
  /** How many there are, of how many there may be. */
  count?: string;
  onAdd(): void;
}

/** The end of a list of the card: its issue, what the plan lacks, and the way to one more. */
export function ListFoot({ error, isAtLimitOfPlan = false, disabled, label, count, onAdd }: ListFootProps) {
  return (
    <>
      {error && (
        <p role="alert" className={styles['error']}>
          {error}
        </p>
      )}
      {isAtLimitOfPlan && <LockedNote feature="longLists" />}
      <div className={styles['foot']}>
        <Button variant="line" size="small" disabled={disabled} onClick={onAdd}>
          <PlusIcon aria-hidden />
          {label}
        </Button>
        {count && <span>{count}</span>}
      </div>
    </>
  );
}
