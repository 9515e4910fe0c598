import { cardPath } from '../../../../../api/contract/cards/make-public-card.ts';
import { CopyButton } from '../../../../components/copy-button.tsx';
import { AddressEntry } from '../address-entry.tsx';
import styles from '../address.module.css';
import { useEditorState, useField } from '../editor-context.ts';
import { Entry, LongEntry, SwitchEntry } from '../entries.tsx';
import { LockedNote } from '../locked-note.tsx';
import { SearchResult } from '../search-result.tsx';
import { useEditorMessages } from '../use-editor-messages.ts';

/** The card's address, and its texts for search engines. */
export function AddressSection() {
  const { address: texts, help } = useEditorMessages();
  const { locked } = useField('customSlug');
  const title = useEditorState(({ values }) => values.seoTitle ?? '');
  const description = useEditorState(({ values }) => values.seoDescription ?? '');
  return (
    <>
      <PresentAddress />
      <AddressEntry />
      <div>
        <SwitchEntry field="useCustomSlug" label={texts.short} />
        <ShortAddress />
      </div>
      <p className={styles['note']}>{texts.redirects}</p>
      <LockedNote feature={locked} />
      <h3 className={styles['sub']}>SEO</h3>
      <Entry field="seoTitle" help={help.seoTitle(title.length)} />
      <LongEntry field="seoDescription" help={help.seoDescription(description.length)} rows={3} />
      <Entry field="seoKeywords" help={help.seoKeywords} />
      <SearchResult />
    </>
  );
}

const withoutScheme = (url: string): string => url.replace(/^https?:\/\//u, '');

function PresentAddress() {
  const { address: texts } = useEditorMessages();
  const { id, fields, publicUrl } = useEditorState(({ card }) => card);
  const url = publicUrl + cardPath({ id, customSlug: fields.customSlug });
  return (
    <p className={styles['present']}>
      <span>{texts.always}</span>
      <bdi dir="ltr">{withoutScheme(url)}</bdi>
      <CopyButton text={url} label={texts.copy} copiedLabel={texts.copied} />
    </p>
  );
}

function ShortAddress() {
  const { address: texts } = useEditorMessages();
  const isOn = useEditorState(({ values }) => values.useCustomSlug);
  const slug = useEditorState(({ values }) => values.customSlug);
  const publicUrl = useEditorState(({ card }) => card.publicUrl);
  if (!isOn || !slug) return null;
  const address = `${withoutScheme(publicUrl)}/${slug}`;
  const [before, after] = texts.shortOn('\0').split('\0');
  return (
    <p className={styles['note']}>
      {before}
      <bdi dir="ltr">{address}</bdi>
      {after}
    </p>
  );
}
