import { useId, useState } from 'react';
import { CopyButton } from '../../../components/copy-button.tsx';
import { buttonClass } from '../../../components/button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useMessages } from '../../../i18n/messages.ts';
import { usePageState } from '../../../lib/page-state.ts';
import { CardFrame } from './card-frame.tsx';
import { embedSizes, embedSnippet, type EmbedSize } from './embed-snippet.ts';
import styles from './embed.module.css';
import { useChosenCard } from './use-chosen-card.ts';
import { useEmbedMessages } from './use-embed-messages.ts';

/** Explains how to embed a card in another site, and builds the code with a live preview (docs/product.md 4). */
export function EmbedPage() {
  const { titles } = useMessages();
  const texts = useEmbedMessages();
  const { publicUrl } = usePageState();
  const { typed, type, card, isMissing } = useChosenCard();
  const [size, setSize] = useState<EmbedSize>('narrow');
  const [fits, setFits] = useState(false);
  const codeId = useId();
  const title = card ? texts.titleOf(card.name) : '';
  const snippet = card ? embedSnippet({ publicUrl, path: card.path, title, size, fits }) : '';
  return (
    <div className={`wrap ${styles['page']}`}>
      <h1>{titles.embed}</h1>
      <p className={styles['lede']}>{texts.lede}</p>
      <div className={styles['columns']}>
        <form className={styles['choices']} action="/embed" onSubmit={(event) => event.preventDefault()}>
          <TextField
            label={texts.card}
            help={texts.cardHelp}
            error={isMissing ? texts.missing : undefined}
            name="card"
            dir="ltr"
            value={typed}
            maxLength={300}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => type(event.target.value)}
          />
          <noscript>
            <button className={buttonClass({ variant: 'line' })}>{texts.show}</button>
          </noscript>
          <fieldset className={styles['sizes']}>
            <legend>{texts.size}</legend>
            {embedSizes.map((name) => (
              <label key={name}>
                <input type="radio" name="size" checked={size === name} onChange={() => setSize(name)} />
                <span>{texts.sizes[name]}</span>
              </label>
            ))}
          </fieldset>
          <label className={styles['fits']}>
            <input type="checkbox" checked={fits} onChange={(event) => setFits(event.target.checked)} />
            <span>
              {texts.fits}
              <small>{texts.fitsHelp}</small>
            </span>
          </label>
          {card && (
            <div className={styles['code']}>
              <div>
                <h2 id={codeId}>{texts.code}</h2>
                <CopyButton text={snippet} label={texts.copy} copiedLabel={texts.copied} />
              </div>
              <pre dir="ltr" aria-labelledby={codeId}>
                <code>{snippet}</code>
              </pre>
            </div>
          )}
        </form>
        <section className={styles['preview']} aria-label={texts.preview}>
          <h2>{texts.preview}</h2>
          <div className={styles['stage']}>
            {card && <CardFrame key={card.path} path={card.path} title={title} size={size} fits={fits} />}
          </div>
        </section>
      </div>
      <section className={styles['notes']}>
        <h2>{texts.notesTitle}</h2>
        <ul>
          {texts.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
