import ArrowSquareOutIcon from '~icons/ph/arrow-square-out';
import { useDeferredValue, useState } from 'react';
import { nameIn, shortNameOf, type CardLanguage } from '../../../../api/contract/base/card-languages.ts';
import { schemeOf } from '../../../../api/contract/cards/card-palettes.ts';
import { cardPath } from '../../../../api/contract/cards/make-public-card.ts';
import { CardPreview } from '../../../card/CardPreview.tsx';
import { furtherSections } from '../../../card/further-preview.ts';
import { classNames } from '../../../components/class-names.ts';
import { textButtonClass } from '../../../components/text-button.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { useEditorState } from './editor-context.ts';
import styles from './preview.module.css';
import { usePreviewCard } from './use-preview-card.ts';
import { useEditorMessages } from './use-editor-messages.ts';

const shades = ['light', 'dark'] as const;
type Shade = (typeof shades)[number];

/** The draft on a phone: the real card, rendered as a picture, so that its links and counters do nothing. */
export function PreviewPane() {
  const { preview: texts } = useEditorMessages();
  const [chosen, choose] = useState<CardLanguage>();
  const [shade, setShade] = useState<Shade>();
  const { card, now } = useDeferredValue(usePreviewCard(chosen));
  const { languages: languageTexts } = useEditorMessages();
  const spoken = useLanguage();
  const saved = useEditorState((state) => state.card);
  const screenClass = classNames(styles['screen'], shade && styles[shade]);
  const path = cardPath({ id: saved.id, customSlug: saved.fields.customSlug });
  return (
    <div className={styles['stand']}>
      <div className={styles['phone']}>
        <span className={styles['bar']} dir="ltr" aria-hidden="true">
          <b>9:41</b>
          <i />
        </span>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
        <div className={screenClass} tabIndex={0} role="region" aria-label={texts.title}>
          <CardPreview card={card} now={now} cut="whole" further={furtherSections} />
        </div>
      </div>
      {schemeOf(card) === 'system' && (
        <div className={styles['languages']}>
          {shades.map((each) => (
            <button key={each} type="button" aria-pressed={each === shade} onClick={() => setShade(each)}>
              {texts.shades[each]}
            </button>
          ))}
        </div>
      )}
      {card.languages.length > 1 && (
        <div className={styles['languages']}>
          {card.languages.map((language) => (
            <button
              key={language}
              type="button"
              lang={language}
              aria-pressed={language === card.language}
              aria-label={languageTexts.previewIn(nameIn(spoken, language))}
              onClick={() => choose(language)}
            >
              {shortNameOf(language)}
            </button>
          ))}
        </div>
      )}
      <p className={styles['caption']}>
        <span>{texts.note}</span>
        <a className={textButtonClass({ small: true })} href={path} target="_blank" rel="noopener">
          {texts.open}
          <ArrowSquareOutIcon className="turns" aria-hidden />
        </a>
      </p>
    </div>
  );
}
