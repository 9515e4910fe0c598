import ShareNetworkIcon from '~icons/ph/share-network';
import WhatsappLogoIcon from '~icons/ph/whatsapp-logo';
import { whatsappShare } from '../../../../api/contract/base/share-links.ts';
import { useSyncExternalStore } from 'react';
import type { Article } from '../../../../api/contract/website/blog.schema.ts';
import { CopyButton } from '../../../components/copy-button.tsx';
import { textButtonClass, TextButton } from '../../../components/text-button.tsx';
import { usePageState } from '../../../lib/page-state.ts';
import styles from './article-share.module.css';
import { useBlogMessages } from './use-blog-messages.ts';

const neverChanges = () => () => {};

/** The system's share sheet if there is one, WhatsApp, and the link to copy. */
export function ArticleShare({ article: { title, path } }: { article: Article }) {
  const texts = useBlogMessages();
  const { publicUrl } = usePageState();
  const canShare = useSyncExternalStore(
    neverChanges,
    () => 'share' in navigator,
    () => false,
  );
  const url = publicUrl + path;

  async function share() {
    try {
      await navigator.share({ title, url });
    } catch {
      // Closing the sheet rejects the promise; that is no error.
    }
  }

  return (
    <ul className={styles['share']} aria-label={texts.share}>
      <li>
        <a
          className={textButtonClass({ small: true })}
          href={whatsappShare(`${title}\n${url}`)}
          target="_blank"
          rel="noopener"
        >
          <WhatsappLogoIcon aria-hidden />
          {texts.shareWhatsapp}
        </a>
      </li>
      <li className={styles['scripted']}>
        <CopyButton text={url} label={texts.copy} copiedLabel={texts.copied} />
      </li>
      {canShare && (
        <li>
          <TextButton small onClick={() => void share()}>
            <ShareNetworkIcon aria-hidden />
            {texts.shareSystem}
          </TextButton>
        </li>
      )}
    </ul>
  );
}
