import { useId } from 'react';
import type { PublicCard } from '../../../../api/contract/cards/public-card.schema.ts';
import { CopyButton } from '../../../components/copy-button.tsx';
import { TextLink } from '../../../components/text-button.tsx';
import { usePageState } from '../../../lib/page-state.ts';
import { embedSnippet } from '../embed/embed-snippet.ts';
import styles from './share-dialog.module.css';
import { useShareMessages } from './use-share-messages.ts';

/** HTML that shows the card in another site. */
export function EmbedPanel({ card, onLeave }: { card: PublicCard; onLeave: () => void }) {
  const texts = useShareMessages();
  const { publicUrl } = usePageState();
  const titleId = useId();
  const snippet = embedSnippet({
    publicUrl,
    path: card.path,
    title: texts.frameTitle(card.name),
    size: 'narrow',
    fits: false,
  });
  return (
    <div className={styles['panel']}>
      <p>{texts.embedText}</p>
      <div className={styles['snippetHead']}>
        <b id={titleId}>{texts.code}</b>
        <CopyButton text={snippet} label={texts.copyCode} copiedLabel={texts.copied} />
      </div>
      {/* Scrolled by keyboard, too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles['snippet']} dir="ltr" tabIndex={0} role="region" aria-labelledby={titleId}>
        <code>{snippet}</code>
      </pre>
      <TextLink
        small
        to={`/embed?card=${encodeURIComponent(card.path.slice('/p/'.length))}`}
        onClick={onLeave}
      >
        {texts.moreEmbed}
      </TextLink>
    </div>
  );
}
