import type { TappedChip } from '../../../../api/contract/nfc/tapped-chip.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { Button } from '../../../components/button.tsx';
import { apiWrite } from '../../../lib/api-client.ts';
import styles from './chip-page.module.css';
import { TapForm } from './tap-form.tsx';
import { useChipMessages } from './use-chip-messages.ts';

/** Somebody wants to hand this chip over to the person who taps it. */
export function OfferSection({ chip }: { chip: Extract<TappedChip, { kind: 'offered' }> }) {
  const { offered } = useChipMessages();
  const answer = (word: 'accept' | 'decline') => () =>
    apiWrite('POST', `/api/chips/${chip.chipId}/hand-over/${word}`);
  return (
    <section className={styles['part']}>
      <p>
        {offered.from} <bdi dir={directionOfText(chip.from)}>{chip.from}</bdi>
      </p>
      <TapForm action="accept" send={answer('accept')}>
        {({ busy }) => (
          <Button type="submit" busy={busy} wide>
            {offered.accept}
          </Button>
        )}
      </TapForm>
      <TapForm action="decline" send={answer('decline')} after="/">
        {({ busy }) => (
          <Button type="submit" variant="line" busy={busy} wide>
            {offered.decline}
          </Button>
        )}
      </TapForm>
    </section>
  );
}
