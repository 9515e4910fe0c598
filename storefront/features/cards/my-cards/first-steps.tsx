import CheckIcon from '~icons/ph/check-bold';
import {
  firstSteps,
  type Dashboard,
  type FirstStep,
} from '../../../../api/contract/cards/dashboard.schema.ts';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Button } from '../../../components/button.tsx';
import { TextButton } from '../../../components/text-button.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import styles from './first-steps.module.css';
import page from './dashboard-page.module.css';
import { useDashboardMessages } from './use-dashboard-messages.ts';
import { useHiddenSteps } from './use-hidden-steps.ts';

interface FirstStepsProps {
  dashboard: Dashboard;
  userId: number;
  /** Opens the sharing dialog of the first card; null without a card. */
  onShare: (() => void) | null;
}

/** A new owner's first steps. Each ticks itself when it is done (docs/product.md 5). */
export function FirstSteps({ dashboard: { done, firstCardId }, userId, onShare }: FirstStepsProps) {
  const texts = useDashboardMessages();
  const { hidden, hide } = useHiddenSteps(userId);
  if (hidden) return null;
  const next = firstSteps.find((step) => !done.includes(step));
  return (
    <section aria-labelledby="dashboard-steps">
      <div className={page['rule']}>
        <h2 id="dashboard-steps">{texts.steps}</h2>
        <span className={page['ruleNote']}>{texts.stepsDone(done.length, firstSteps.length)}</span>
      </div>
      <ol className={styles['steps']}>
        {firstSteps.map((step) => {
          const isDone = done.includes(step);
          const { title, text, action } = texts.step[step];
          return (
            <li key={step} data-state={isDone ? 'done' : step === next ? 'next' : 'open'}>
              <span className={styles['mark']} aria-hidden="true">
                {isDone && <CheckIcon />}
              </span>
              <div>
                <b>{title}</b>
                <VisuallyHidden>, {isDone ? texts.isDone : texts.isOpen}</VisuallyHidden>
                {!isDone && <small>{text}</small>}
              </div>
              {step === next && (
                <StepAction step={step} label={action} cardId={firstCardId} onShare={onShare} />
              )}
            </li>
          );
        })}
      </ol>
      {!next && <p className={page['note']}>{texts.allDone}</p>}
      <TextButton small onClick={hide}>
        {texts.hideSteps}
      </TextButton>
    </section>
  );
}

interface StepActionProps {
  step: FirstStep;
  label: string;
  cardId: number | null;
  onShare: (() => void) | null;
}

function StepAction({ step, label, cardId, onShare }: StepActionProps) {
  if (step === 'shared')
    return (
      onShare && (
        <Button size="small" onClick={onShare}>
          {label}
        </Button>
      )
    );
  const to = step === 'chip' ? '/physical-cards' : cardId === null ? '/dashboard?new=1' : `/editor/${cardId}`;
  return (
    <ButtonLink to={to} size="small">
      {label}
    </ButtonLink>
  );
}
