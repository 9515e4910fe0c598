import PlusIcon from '~icons/ph/plus';
import TrashIcon from '~icons/ph/trash';
import { useState } from 'react';
import {
  cardLanguages,
  directionOf,
  labelOf,
  nameIn,
  type CardLanguage,
} from '../../../../../api/contract/base/card-languages.ts';
import { maxLengthAt } from '../../../../../api/contract/cards/card-texts.ts';
import { languageOfCard } from '../../../../../api/contract/cards/language-of-card.ts';
import { directionOfText } from '../../../../../api/contract/base/typed-text.ts';
import { Button } from '../../../../components/button.tsx';
import { classNames } from '../../../../components/class-names.ts';
import { Field } from '../../../../components/field.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { useLanguage } from '../../../../i18n/language-context.ts';
import { toast } from '../../../website/toasts/toast-store.ts';
import { useEditorState, useField } from '../editor-context.ts';
import styles from '../languages.module.css';
import { textsToTranslate, withText, type TextToTranslate } from '../translate-card.ts';
import { useEditorMessages } from '../use-editor-messages.ts';

/** The card's languages, and the texts of the one that is open (docs/product.md 12.8). */
export function LanguagesSection() {
  const { languages: texts } = useEditorMessages();
  const spoken = useLanguage();
  const values = useEditorState((state) => state.values);
  const { value: translations, set } = useField('translations');
  const main = languageOfCard(values);
  const chosen = translations.filter(({ language }) => language !== main);
  const [opened, open] = useState<CardLanguage | null>(null);
  const shown = chosen.find(({ language }) => language === opened) ?? chosen[0];
  const free = cardLanguages.filter(
    (language) => language !== main && chosen.every((one) => one.language !== language),
  );
  return (
    <>
      <ul className={styles['list']}>
        <li className={styles['language']}>
          <span className={styles['name']}>
            <b>{nameIn(spoken, main)}</b>
            <small>{texts.mainOf}</small>
          </span>
          <span className={styles['main']}>{texts.main}</span>
        </li>
        {chosen.map((translation) => {
          const { language } = translation;
          const rows = textsToTranslate(values, translation);
          const written = rows.filter(({ entry }) => entry !== null).length;
          const changed = rows.filter(({ isChanged }) => isChanged).length;
          return (
            <li key={language} className={styles['language']}>
              <span className={styles['name']}>
                <b>
                  <bdi lang={language}>{labelOf(language)}</bdi> · {nameIn(spoken, language)}
                </b>
                <small>
                  {texts.written(written, rows.length)}
                  {changed > 0 && ` ${texts.changedIn(changed)}`}
                </small>
              </span>
              <progress value={written} max={Math.max(rows.length, 1)} aria-hidden="true" />
              <Button
                variant="quiet"
                size="small"
                aria-pressed={language === shown?.language}
                aria-label={texts.openTexts(nameIn(spoken, language))}
                onClick={() => open(language)}
              >
                {texts.open}
              </Button>
              <IconButton
                label={texts.remove(nameIn(spoken, language))}
                onClick={() => {
                  set(translations.filter((one) => one !== translation));
                  toast({ title: texts.removed });
                }}
              >
                <TrashIcon aria-hidden />
              </IconButton>
            </li>
          );
        })}
      </ul>
      {free.length > 0 && (
        <div className={styles['add']}>
          {free.map((language) => (
            <Button
              key={language}
              variant="line"
              size="small"
              onClick={() => {
                set([...translations, { language, texts: [] }]);
                open(language);
              }}
            >
              <PlusIcon aria-hidden />
              {nameIn(spoken, language)}
            </Button>
          ))}
        </div>
      )}
      {shown && (
        <section className={styles['texts']} aria-labelledby="translate-title">
          <h3 id="translate-title">{texts.fromTo(nameIn(spoken, main), nameIn(spoken, shown.language))}</h3>
          <p className={styles['note']}>{texts.empty(nameIn(spoken, main))}</p>
          {textsToTranslate(values, shown).map((row) => (
            <Translation
              key={row.path}
              row={row}
              language={shown.language}
              main={main}
              onWrite={(text) => set(withText(values, shown.language, row, text))}
            />
          ))}
        </section>
      )}
    </>
  );
}

/** Longer texts get more than a line. */
const longAbove = 200;

interface TranslationProps {
  row: TextToTranslate;
  language: CardLanguage;
  main: CardLanguage;
  onWrite(text: string): void;
}

function Translation({ row, language, main, onWrite }: TranslationProps) {
  const { fields, languages: texts } = useEditorMessages();
  const spoken = useLanguage();
  const { translations } = useEditorState((state) => state.values);
  const errors = useEditorState((state) => state.errors);
  const { field, path, source, entry, isChanged } = row;
  const at = translations.findIndex((one) => one.language === language);
  const place = entry ? (translations[at]?.texts.indexOf(entry) ?? -1) : -1;
  const maxLength = maxLengthAt(path) ?? undefined;
  const text = entry?.text ?? '';
  return (
    <div className={styles['row']}>
      <Field
        label={
          <>
            <small>{fields[field]}</small>
            <bdi className={styles['source']} lang={main} dir={directionOfText(source)}>
              {source}
            </bdi>
          </>
        }
        error={errors[`translations.${at}.texts.${place}.text`]}
        help={isChanged ? texts.changed(nameIn(spoken, main)) : undefined}
      >
        {(control) =>
          (maxLength ?? 0) > longAbove ? (
            <textarea
              {...control}
              rows={4}
              lang={language}
              dir={directionOf(language)}
              value={text}
              maxLength={maxLength}
              onChange={(event) => onWrite(event.target.value)}
            />
          ) : (
            <input
              {...control}
              className={classNames(control.className, text === '' && styles['missing'])}
              lang={language}
              dir={directionOf(language)}
              value={text}
              maxLength={maxLength}
              onChange={(event) => onWrite(event.target.value)}
            />
          )
        }
      </Field>
      {isChanged && (
        <Button variant="quiet" size="small" onClick={() => onWrite(text)}>
          {texts.stillRight}
        </Button>
      )}
    </div>
  );
}
