import {
  typefacesOf,
  type CardTemplate,
  type Typeface,
} from '../../../../api/contract/cards/card-choices.ts';
import { classNames } from '../../../components/class-names.ts';
import styles from './design.module.css';
import { useEditorState, useField } from './editor-context.ts';
import { useEditorMessages } from './use-editor-messages.ts';

/** What the templates whose own pair isn't Rubik throughout have in its place. */
const own: Partial<Record<CardTemplate, string>> = { classic: 'print', bold: 'poster' };
const pairOf = (template: CardTemplate, typeface: Typeface) =>
  typeface === 'own' ? (own[template] ?? 'plain') : typeface;

/** Pairs of typefaces that suit the template: each writes the card's name as the card would. */
export function TypefacePicker() {
  const { design: texts, fields } = useEditorMessages();
  const { value, set, locked } = useField('typeface');
  const template = useEditorState(({ values }) => values.template);
  const name = useEditorState(({ values }) => values.businessName);
  const offered = typefacesOf[template];
  const chosen = offered.includes(value) ? value : 'own';
  return (
    <fieldset className={styles['typefaces']} disabled={locked !== null} aria-describedby="typefaces-help">
      <legend>{fields.typeface}</legend>
      <div className={styles['typefacesRow']}>
        {offered.map((typeface) => (
          <label key={typeface} className={styles['typeface']}>
            <input
              type="radio"
              name="typeface"
              value={typeface}
              aria-label={texts.typefaces[typeface]}
              checked={chosen === typeface}
              onChange={() => set(typeface)}
            />
            <span
              className={classNames(styles['specimen'], styles[pairOf(template, typeface)])}
              aria-hidden="true"
            >
              <bdi>{name || texts.sample}</bdi>
              <span>{texts.typefaces[typeface]}</span>
            </span>
          </label>
        ))}
      </div>
      <p id="typefaces-help" className={styles['help']}>
        {texts.typefacesHelp}
      </p>
    </fieldset>
  );
}
