import { keyOf, useRead } from '../../../lib/call.ts';
import { readTappedChipEndpoint } from '../../../../api/contract/nfc/tapped-chip.endpoint.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router';
import type { TappedChip } from '../../../../api/contract/nfc/tapped-chip.schema.ts';
import { usePageState } from '../../../lib/page-state.ts';
import { LanguageSwitch } from '../../website/navigation/language-switch.tsx';
import { Brand } from '../../website/header/brand.tsx';
import { onAuthStateChange } from '../../accounts/session/session-events.ts';
import { AssignSection } from './assign-section.tsx';
import { ChipDrawing } from './chip-drawing.tsx';
import styles from './chip-page.module.css';
import { ClaimSection } from './claim-section.tsx';
import { FrozenSection } from './frozen-section.tsx';
import { OfferSection } from './offer-section.tsx';
import { useChipMessages } from './use-chip-messages.ts';

/**
 * The page of a tap that leads to no card (docs/product.md 4). The product's name and domain are always on
 * it, so that a visitor notices a sticker over another code (docs/security.md T7).
 */
export function ChipPage() {
  const texts = useChipMessages();
  const { publicUrl } = usePageState();
  const chip = useTappedChip();
  const words = chip.kind === 'live' ? texts.neutral : texts[chip.kind];
  const text =
    typeof words.text === 'string' ? words.text : words.text('quantity' in chip ? chip.quantity : 1);
  return (
    <div className={styles['page']}>
      <div className={styles['top']}>
        <Brand />
        <LanguageSwitch />
      </div>
      <div className={styles['sheet']}>
        <ChipDrawing asleep={chip.kind === 'neutral' || chip.kind === 'frozen'} />
        <h1>{words.title}</h1>
        <p className={styles['lede']}>{text}</p>
        {chip.kind === 'neutral' && <ClaimSection />}
        {chip.kind === 'unassigned' && <AssignSection chip={chip} />}
        {chip.kind === 'frozen' && <FrozenSection chip={chip} />}
        {chip.kind === 'offered' && <OfferSection chip={chip} />}
      </div>
      <p className={styles['served']}>
        <span>
          {texts.servedBy} <bdi dir="ltr">{new URL(publicUrl).host}</bdi>
        </span>
        <Link to="/">{texts.home}</Link>
      </p>
    </div>
  );
}

/** The chip's state for this visitor; read again after a login or logout on the page. */
function useTappedChip(): TappedChip {
  const { tapCode = '' } = useParams();
  const [path] = keyOf(readTappedChipEndpoint, { query: { code: tapCode } });
  const queries = useQueryClient();
  const { data } = useRead(readTappedChipEndpoint, { query: { code: tapCode } });
  useEffect(
    () => onAuthStateChange(() => void queries.invalidateQueries({ queryKey: [path] })),
    [queries, path],
  );
  const isLive = data?.kind === 'live';
  useEffect(() => {
    // The chip leads this user to a card: the server redirects the same address there.
    if (isLive) window.location.reload();
  }, [isLive]);
  return data ?? { kind: 'neutral' };
}
