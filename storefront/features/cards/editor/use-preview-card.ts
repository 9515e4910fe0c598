import { useMemo, useState } from 'react';
import type { CardLanguage } from '../../../../api/contract/base/card-languages.ts';
import { makePublicCard } from '../../../../api/contract/cards/make-public-card.ts';
import { describePicture } from '../../../../api/contract/cards/picture-address.ts';
import type { PublicCard } from '../../../../api/contract/cards/public-card.schema.ts';
import { useEditorState } from './editor-context.ts';

interface PreviewCard {
  card: PublicCard;
  now: Date;
}

/** The draft as visitors would see the card in a language, the main one unless given: computed by the same function as the public page. */
export function usePreviewCard(language?: CardLanguage): PreviewCard {
  const values = useEditorState((state) => state.values);
  const source = useEditorState((state) => state.card);
  const [now] = useState(() => new Date());
  return useMemo(() => {
    const { id, cardType, community, isPublic, publicUrl, wallets, updatedAt } = source;
    const card = makePublicCard(
      { ...values, id, cardType, community, isPublic, updatedAt },
      { publicUrl, now, describePicture, takesMessages: true, wallets, language },
    );
    return { card, now };
  }, [values, source, now, language]);
}
