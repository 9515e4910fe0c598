import { colorSchemes, hasBothSchemes } from '../../../../api/contract/cards/card-choices.ts';
import { schemeOf } from '../../../../api/contract/cards/card-palettes.ts';
import styles from './design.module.css';
import { useEditorState, useField } from './editor-context.ts';
import { useEditorMessages } from './use-editor-messages.ts';

/** Light or dark, in templates that have both; the others say which they are. */
export function SchemePicker() {
  const { design: texts, fields } = useEditorMessages();
  const { value, set, locked } = useField('colorScheme');
  const template = useEditorState(({ values }) => values.template);
  const hasBoth = hasBothSchemes(template);
  const only = schemeOf({ template, colorScheme: value }) === 'dark' ? texts.onlyDark : texts.onlyLight;
  return (
    <fieldset className={styles['schemes']} disabled={locked !== null} aria-describedby="schemes-help">
      <legend>{fields.colorScheme}</legend>
      {hasBoth && (
        <div className={styles['schemesRow']}>
          {colorSchemes.map((scheme) => (
            <label key={scheme}>
              <input
                type="radio"
                name="scheme"
                value={scheme}
                checked={value === scheme}
                onChange={() => set(scheme)}
              />
              {texts.schemes[scheme]}
            </label>
          ))}
        </div>
      )}
      <p id="schemes-help" className={styles['help']}>
        {hasBoth ? texts.schemesHelp : only}
      </p>
    </fieldset>
  );
}
