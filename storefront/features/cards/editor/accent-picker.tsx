import { useState } from 'react';
import { accentOf } from '../../../../api/contract/cards/card-palettes.ts';
import { TextField } from '../../../components/text-field.tsx';
import { accentResult, offeredAccents, type AccentResult } from './accent-guard.ts';
import styles from './design.module.css';
import { useEditorState, useField } from './editor-context.ts';
import { useEditorMessages } from './use-editor-messages.ts';

const whole = /^#[0-9a-f]{6}$/u;

/** The owner's accent: offered tones, any other by code or picker, and its effect on text. */
export function AccentPicker() {
  const { design: texts, fields } = useEditorMessages();
  const { value, set, error, check, locked } = useField('accentColor');
  const template = useEditorState(({ values }) => values.template);
  const [typed, setTyped] = useState<string | null>(null);
  const palette = useEditorState(({ values }) => values.palette);
  const own = accentOf({ template, palette, accent: null });
  const result = accentResult(value, { template, palette });
  const choices: readonly [colour: string | null, name: string][] = [
    [null, texts.own],
    ...offeredAccents.map((colour, index): [string, string] => [colour, texts.offered[index] ?? colour]),
  ];
  return (
    <fieldset className={styles['accent']} disabled={locked !== null}>
      <legend>{fields.accentColor}</legend>
      <div className={styles['swatches']}>
        {choices.map(([colour, name]) => (
          <label key={name} className={styles['swatch']} title={name}>
            <input
              type="radio"
              name="accent"
              aria-label={name}
              checked={value === colour}
              onChange={() => set(colour)}
            />
            <Dot colour={colour ?? own} />
          </label>
        ))}
        <div className={styles['code']}>
          <input
            type="color"
            aria-label={texts.pick}
            value={value !== null && whole.test(value) ? value : own}
            onChange={(event) => set(event.target.value)}
          />
          <TextField
            label={texts.code}
            dir="ltr"
            maxLength={7}
            spellCheck={false}
            error={error}
            value={typed ?? value ?? ''}
            placeholder={own}
            onChange={(event) => {
              const text = event.target.value.trim().toLowerCase();
              const code = text === '' || text.startsWith('#') ? text : `#${text}`;
              setTyped(whole.test(code) ? null : event.target.value);
              set(code === '' ? null : code);
            }}
            onBlur={() => {
              setTyped(null);
              check();
            }}
          />
        </div>
      </div>
      <Sample {...result} />
    </fieldset>
  );
}

/** Coloured by an SVG attribute: the page's security policy allows no inline style. */
function Dot({ colour }: { colour: string }) {
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true">
      <circle cx="18" cy="18" r="18" fill={colour} />
    </svg>
  );
}

/** The words as the card will write them on this colour. */
function Sample({ accent, text, ratio }: AccentResult) {
  const { design: texts } = useEditorMessages();
  return (
    <div className={styles['near']} role="status">
      <svg viewBox="0 0 104 52" aria-hidden="true">
        <rect width="104" height="52" fill={accent} />
        <text x="52" y="33" textAnchor="middle" fill={text}>
          {texts.sample}
        </text>
      </svg>
      <p>
        <b>{texts.near}</b>
        <bdi dir="ltr">{texts.ratio((Math.floor(ratio * 10) / 10).toFixed(1))}</bdi>
      </p>
    </div>
  );
}
