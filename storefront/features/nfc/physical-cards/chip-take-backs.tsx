import { giveBackEndpoint, keepChipEndpoint } from '../../../../api/contract/nfc/chips.endpoint.ts';
import { call } from '../../../lib/call.ts';
import type { ChipList } from '../../../../api/contract/nfc/chips.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { Button } from '../../../components/button.tsx';
import { PageSection } from '../../../components/page-section.tsx';
import { toast } from '../../website/toasts/toast-store.ts';
import styles from './physical-cards-page.module.css';
import { useChipStep } from './use-chip-step.ts';
import { usePhysicalCardsMessages } from './use-physical-cards-messages.ts';

/** Chips that staff ask back: the owner agrees or declines. Renders nothing without any. */
export function ChipTakeBacks({ takeBacks }: { takeBacks: ChipList['takeBacks'] }) {
  const texts = usePhysicalCardsMessages();
  const step = useChipStep();
  if (takeBacks.length === 0) return null;
  function answer(chipId: number, path: 'confirm' | 'refuse') {
    step.mutate(
      () => call(path === 'confirm' ? giveBackEndpoint : keepChipEndpoint, { params: { id: chipId } }),
      {
        onSuccess: () => toast({ title: texts.chips.done }),
        onError: (issue) =>
          toast({ title: texts.chips.failed, description: issue.message, variant: 'destructive' }),
      },
    );
  }
  return (
    <PageSection title={texts.takeBacks.title}>
      <ul className={styles['rows']}>
        {takeBacks.map(({ chipId, tapCode, reason }) => (
          <li key={chipId} className={styles['row']}>
            <div>
              <p>{texts.takeBacks.text(`\u2066${tapCode}\u2069`)}</p>
              <p className={styles['facts']}>
                <span>
                  {texts.takeBacks.reason} <bdi dir={directionOfText(reason)}>{reason}</bdi>
                </span>
              </p>
            </div>
            <div className={styles['actions']}>
              <Button
                size="small"
                variant="danger"
                busy={step.isPending}
                onClick={() => answer(chipId, 'confirm')}
              >
                {texts.takeBacks.confirm}
              </Button>
              <Button
                size="small"
                variant="line"
                busy={step.isPending}
                onClick={() => answer(chipId, 'refuse')}
              >
                {texts.takeBacks.refuse}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
