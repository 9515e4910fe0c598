import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { pageDescription, pageTitle } from '../../../card/page/describe.ts';
import styles from './address.module.css';
import { usePreviewCard } from './use-preview-card.ts';
import { useEditorMessages } from './use-editor-messages.ts';

export function SearchResult() {
  const { address: texts } = useEditorMessages();
  const { card } = usePreviewCard();
  const title = pageTitle(card);
  const description = pageDescription(card);
  return (
    <figure className={styles['result']}>
      <figcaption>{texts.search}</figcaption>
      <p className={styles['where']} dir="ltr">
        {decodeURI(card.canonicalUrl).replace(/^https?:\/\//u, '')}
      </p>
      <p className={styles['title']} dir={directionOfText(title)}>
        {title}
      </p>
      <p dir={directionOfText(description)}>{description}</p>
    </figure>
  );
}
