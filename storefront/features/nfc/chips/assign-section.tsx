import { pointChipEndpoint } from '../../../../api/contract/nfc/chips.endpoint.ts';
import { call } from '../../../lib/call.ts';
import { useLocation } from 'react-router';
import type { TappedChip } from '../../../../api/contract/nfc/tapped-chip.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Button } from '../../../components/button.tsx';
import styles from './chip-page.module.css';
import { refusalText } from './refusal-text.ts';
import { TapForm } from './tap-form.tsx';
import { useChipMessages } from './use-chip-messages.ts';

/** The owner chooses the card that a chip leads to. */
export function AssignSection({ chip }: { chip: Extract<TappedChip, { kind: 'unassigned' }> }) {
  const texts = useChipMessages();
  const { search } = useLocation();
  if (chip.cards.length === 0)
    return (
      <section className={styles['part']}>
        <p>{texts.unassigned.noCards}</p>
        <ButtonLink to="/editor" wide>
          {texts.unassigned.makeCard}
        </ButtonLink>
      </section>
    );
  return (
    <section className={styles['part']}>
      <TapForm
        action="assign"
        refused={refusalText(search, texts)}
        send={(values) =>
          call(pointChipEndpoint, {
            params: { id: chip.chipId },
            body: { profileId: Number(values.get('profileId')) },
          })
        }
      >
        {({ busy }) => (
          <>
            <fieldset className={styles['cards']}>
              <legend>{texts.unassigned.cards}</legend>
              {chip.cards.map((card, index) => (
                <label key={card.id}>
                  <input
                    type="radio"
                    name="profileId"
                    value={card.id}
                    defaultChecked={index === 0}
                    required
                  />
                  <bdi dir={directionOfText(card.name)}>{card.name}</bdi>
                </label>
              ))}
            </fieldset>
            <Button type="submit" busy={busy} wide>
              {texts.unassigned.assign}
            </Button>
          </>
        )}
      </TapForm>
    </section>
  );
}
