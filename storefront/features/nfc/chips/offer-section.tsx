import {
  acceptHandOverEndpoint,
  declineHandOverEndpoint,
} from '../../../../api/contract/nfc/chips.endpoint.ts';
import type { TappedChip } from '../../../../api/contract/nfc/tapped-chip.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { Button } from '../../../components/button.tsx';
import { call } from '../../../lib/call.ts';
import styles from './chip-page.module.css';
import { TapForm } from './tap-form.tsx';
import { useChipMessages } from './use-chip-messages.ts';

/** The owner of this chip offers it to the user who tapped it. */
export function OfferSection({ chip }: { chip: Extract<TappedChip, { kind: 'offered' }> }) {
  const { offered } = useChipMessages();
  const input = { params: { id: chip.chipId } };
  return (
    <section className={styles['part']}>
      <p>
        {offered.from} <bdi dir={directionOfText(chip.from)}>{chip.from}</bdi>
      </p>
      <TapForm action="accept" send={() => call(acceptHandOverEndpoint, input)}>
        {({ busy }) => (
          <Button type="submit" busy={busy} wide>
            {offered.accept}
          </Button>
        )}
      </TapForm>
      <TapForm action="decline" send={() => call(declineHandOverEndpoint, input)} after="/">
        {({ busy }) => (
          <Button type="submit" variant="line" busy={busy} wide>
            {offered.decline}
          </Button>
        )}
      </TapForm>
    </section>
  );
}
