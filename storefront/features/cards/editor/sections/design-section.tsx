import LockSimpleIcon from '~icons/ph/lock-simple';
import { useDeferredValue } from 'react';
import { cardTemplates } from '../../../../../api/contract/cards/public-card.schema.ts';
import { CardPreview } from '../../../../card/CardPreview.tsx';
import { classNames } from '../../../../components/class-names.ts';
import { AccentPicker } from '../accent-picker.tsx';
import { PalettePicker } from '../palette-picker.tsx';
import { SchemePicker } from '../scheme-picker.tsx';
import { TypefacePicker } from '../typeface-picker.tsx';
import styles from '../design.module.css';
import { useField } from '../editor-context.ts';
import { SwitchEntry } from '../entries.tsx';
import { LockedNote } from '../locked-note.tsx';
import { usePreviewCard } from '../use-preview-card.ts';
import { useEditorMessages } from '../use-editor-messages.ts';

/** Template, colours, light or dark, typefaces, each previewed on the owner's own card, and our name at its foot. */
export function DesignSection() {
  const { locked } = useField('template');
  const { locked: unmarked } = useField('showMark');
  return (
    <>
      <TemplatePicker />
      <LockedNote feature={locked} />
      <PalettePicker />
      <AccentPicker />
      <SchemePicker />
      <TypefacePicker />
      <SwitchEntry field="showMark" />
      {unmarked !== locked && <LockedNote feature={unmarked} />}
    </>
  );
}

function TemplatePicker() {
  const texts = useEditorMessages();
  const { value, set, locked } = useField('template');
  const { card, now } = useDeferredValue(usePreviewCard());
  return (
    <fieldset className={styles['templates']}>
      <legend>{texts.fields.template}</legend>
      {cardTemplates.map((template) => {
        const isLocked = locked !== null && template !== value && (locked === 'team' || template !== 'basic');
        return (
          <label key={template} className={classNames(styles['template'], isLocked && styles['isLocked'])}>
            <input
              type="radio"
              name="template"
              value={template}
              checked={value === template}
              disabled={isLocked}
              onChange={() => set(template)}
            />
            <span className={styles['thumb']} aria-hidden="true">
              <CardPreview card={{ ...card, template }} now={now} />
            </span>
            <span className={styles['caption']}>
              {isLocked && <LockSimpleIcon aria-hidden />}
              {texts.templates[template]}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
