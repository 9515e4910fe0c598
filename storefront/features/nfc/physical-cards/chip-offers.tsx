import { acceptOffersEndpoint, declineOffersEndpoint } from '../../../../api/contract/nfc/chips.endpoint.ts';
import { call } from '../../../lib/call.ts';
import type { ChipList } from '../../../../api/contract/nfc/chips.schema.ts';
import { Button } from '../../../components/button.tsx';
import { PageSection } from '../../../components/page-section.tsx';
import { toast } from '../../website/toasts/toast-store.ts';
import styles from './physical-cards-page.module.css';
import { useChipStep } from './use-chip-step.ts';
import { usePhysicalCardsMessages } from './use-physical-cards-messages.ts';

/** Chips that other owners offer to this user; renders nothing without any. */
export function ChipOffers({ offers }: { offers: ChipList['offers'] }) {
  const texts = usePhysicalCardsMessages();
  const step = useChipStep();
  if (offers.length === 0) return null;
  function answer(chipIds: number[], path: 'accept' | 'decline') {
    step.mutate(
      () => {
        const input = { body: { chipIds } };
        return call(path === 'accept' ? acceptOffersEndpoint : declineOffersEndpoint, input);
      },
      {
        onSuccess: () => toast({ title: texts.chips.done }),
        onError: (issue) =>
          toast({ title: texts.chips.failed, description: issue.message, variant: 'destructive' }),
      },
    );
  }
  return (
    <PageSection title={texts.offers.title}>
      <ul className={styles['rows']}>
        {offers.map(({ chipIds, from, pieces }) => (
          <li key={chipIds[0]} className={styles['row']}>
            <p>{texts.offers.text(`\u2068${from}\u2069`, pieces)}</p>
            <div className={styles['actions']}>
              <Button size="small" busy={step.isPending} onClick={() => answer(chipIds, 'accept')}>
                {texts.offers.accept}
              </Button>
              <Button
                size="small"
                variant="line"
                busy={step.isPending}
                onClick={() => answer(chipIds, 'decline')}
              >
                {texts.offers.decline}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
