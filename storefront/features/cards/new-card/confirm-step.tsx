import { useRef, type ComponentProps } from 'react';
import { Button } from '../../../components/button.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { TextButton } from '../../../components/text-button.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { toast } from '../../website/toasts/toast-store.ts';
import { FormIssue } from '../../accounts/sign-in/form-issue.tsx';
import type { Proposal } from '../trade-packs/proposals.ts';
import { useTradePacksMessages } from '../trade-packs/use-trade-packs-messages.ts';
import { ConfirmProposals } from './confirm-proposals.tsx';
import styles from './new-card-wizard.module.css';
import { useNewCardMessages } from './use-new-card-messages.ts';
import type { useProposals } from './use-proposals.ts';

interface ConfirmStepProps extends Pick<ComponentProps<typeof ConfirmProposals>, 'decisions' | 'decide'> {
  tradeName: string;
  proposals: ReturnType<typeof useProposals>;
  issue: string;
  isPublishing: boolean;
  onPublish(taken: readonly Proposal[]): void;
}

/** The second step: what the trade proposes, to be confirmed, changed, dropped or skipped. */
export function ConfirmStep({
  tradeName,
  proposals,
  issue,
  isPublishing,
  onPublish,
  ...decided
}: ConfirmStepProps) {
  const texts = useNewCardMessages();
  const packTexts = useTradePacksMessages();
  const { all, confirmed, dropped } = proposals;
  const waiting = all.length - confirmed.length - dropped.length;
  const lists = useRef<HTMLDivElement>(null);

  /** What is being written would stay behind: its owner saves it first, or leaves it. */
  function publish(taken: readonly Proposal[]) {
    const open = lists.current?.querySelector<HTMLElement>('form [name]');
    if (!open) return onPublish(taken);
    open.focus();
    toast({ title: texts.unsaved, variant: 'warning' });
  }
  return (
    <div className={styles['form']}>
      <header className={styles['head']}>
        <h1>
          {texts.confirmTitle.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <p>{texts.confirmLede(tradeName)}</p>
      </header>
      <FormIssue text={issue} />
      {proposals.isPending && (
        <div aria-busy="true">
          <VisuallyHidden>{packTexts.loading}</VisuallyHidden>
          <Skeleton shape="block" />
        </div>
      )}
      {proposals.isError && (
        <p role="alert">
          {packTexts.failed}{' '}
          <TextButton onClick={() => void proposals.refetch()}>{packTexts.retry}</TextButton>
        </p>
      )}
      <div ref={lists} className={styles['groups']}>
        <ConfirmProposals proposals={all} {...decided} />
      </div>
      <div className={styles['buttons']}>
        <Button size="big" busy={isPublishing} onClick={() => publish(confirmed)}>
          {confirmed.length > 0 ? texts.publishConfirmed : texts.publishBare}
        </Button>
        {waiting > 0 && <p>{texts.waiting(waiting)}</p>}
        {confirmed.length > 0 && (
          <TextButton small disabled={isPublishing} onClick={() => publish([])}>
            {texts.publishBare}
          </TextButton>
        )}
      </div>
    </div>
  );
}
