import { TextButton } from '../../../components/text-button.tsx';
import styles from './new-card-wizard.module.css';
import { useNewCardMessages } from './use-new-card-messages.ts';

interface WizardBarProps {
  /** Null for a trade without proposals, which has one step alone. */
  step: 1 | 2 | null;
  onBack(): void;
  onLeave(): void;
}

/** Where in the wizard one is, and the way out of it. */
export function WizardBar({ step, onBack, onLeave }: WizardBarProps) {
  const texts = useNewCardMessages();
  return (
    <div className={styles['bar']}>
      {step && <span>{texts.step(step, 2)}</span>}
      {step === 2 && (
        <TextButton small onClick={onBack}>
          {texts.backToFields}
        </TextButton>
      )}
      <TextButton small onClick={onLeave}>
        {texts.saveAndLeave}
      </TextButton>
    </div>
  );
}
