import { unfreezeChipEndpoint } from '../../../../api/contract/nfc/chips.endpoint.ts';
import { call } from '../../../lib/call.ts';
import { useLocation } from 'react-router';
import type { TappedChip } from '../../../../api/contract/nfc/tapped-chip.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { Button } from '../../../components/button.tsx';
import styles from './chip-page.module.css';
import { refusalText } from './refusal-text.ts';
import { TapForm } from './tap-form.tsx';
import { useChipMessages } from './use-chip-messages.ts';

/** The owner has tapped a chip reported lost. */
export function FrozenSection({ chip }: { chip: Extract<TappedChip, { kind: 'frozen' }> }) {
  const texts = useChipMessages();
  const { search } = useLocation();
  return (
    <section className={styles['part']}>
      {chip.card && (
        <p>
          {texts.frozen.leadsTo} <bdi dir={directionOfText(chip.card.name)}>{chip.card.name}</bdi>
        </p>
      )}
      <TapForm
        action="unfreeze"
        refused={refusalText(search, texts)}
        send={() => call(unfreezeChipEndpoint, { params: { id: chip.chipId } })}
      >
        {({ busy }) => (
          <Button type="submit" busy={busy} wide>
            {texts.frozen.unfreeze}
          </Button>
        )}
      </TapForm>
    </section>
  );
}
