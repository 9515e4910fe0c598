import { cardPalettes } from '../../../../api/contract/cards/card-choices.ts';
import { schemeOf, tonesOf } from '../../../../api/contract/cards/card-palettes.ts';
import type { PublicCard } from '../../../../api/contract/cards/public-card.schema.ts';
import { lookOf } from '../../../card/look.ts';
import styles from './design.module.css';
import { useEditorState, useField } from './editor-context.ts';
import { useEditorMessages } from './use-editor-messages.ts';

/** Colours that stand together: each is drawn in the very colours that this card would have. */
export function PalettePicker() {
  const { design: texts, fields } = useEditorMessages();
  const { value, set, locked } = useField('palette');
  const accent = useField('accentColor');
  const template = useEditorState(({ values }) => values.template);
  const colorScheme = useEditorState(({ values }) => values.colorScheme);
  return (
    <fieldset className={styles['palettes']} disabled={locked !== null} aria-describedby="palettes-help">
      <legend>{fields.palette}</legend>
      <div className={styles['palettesRow']}>
        {cardPalettes.map((palette) => (
          <label key={palette} className={styles['palette']}>
            <input
              type="radio"
              name="palette"
              value={palette}
              checked={value === palette}
              onChange={() => {
                set(palette);
                accent.set(null);
              }}
            />
            <Sample look={{ template, palette, accent: null, colorScheme }} />
            <span className={styles['caption']}>{texts.palettes[palette]}</span>
          </label>
        ))}
      </div>
      <p id="palettes-help" className={styles['help']}>
        {texts.palettesHelp}
      </p>
    </fieldset>
  );
}

type Look = Pick<PublicCard, 'template' | 'palette' | 'accent' | 'colorScheme'>;

/** A small card; coloured by SVG attributes, as the page's security policy allows no inline style. */
function Sample({ look }: { look: Look }) {
  const isDark = schemeOf(look) === 'dark';
  const { light, dark } = lookOf(look);
  // What a template's stylesheet has of its own isn't among the tokens.
  const { paper, ink, ground, accent } = { ...tonesOf(look, isDark), ...((isDark && dark) || light) };
  return (
    <svg viewBox="0 0 72 52" aria-hidden="true">
      <rect width="72" height="52" fill={ground} />
      <path d="M9 8h54v44H9z" fill={paper} />
      <path d="M9 8h54v16H9z" fill={accent} />
      <path d="M17 31h34v4H17zM17 40h22v3H17z" fill={ink} />
    </svg>
  );
}
