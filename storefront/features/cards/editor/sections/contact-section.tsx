import { useState } from 'react';
import { primaryActions, type PrimaryAction } from '../../../../../api/contract/cards/public-card.schema.ts';
import { Field } from '../../../../components/field.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { useEditor, useEditorState, useField } from '../editor-context.ts';
import styles from '../editor.module.css';
import { Entry, SwitchEntry } from '../entries.tsx';
import { readMapPoint, writeMapPoint } from '../map-point.ts';
import { PhonesEntry } from '../phones-entry.tsx';
import { useEditorMessages } from '../use-editor-messages.ts';

/** Ways of contact, and the one the main button uses. */
export function ContactSection() {
  const { help, place } = useEditorMessages();
  return (
    <>
      <PrimaryActionEntry />
      <div className={styles['two']}>
        <Entry field="phone" help={help.phone} ltr inputMode="tel" autoComplete="tel" />
        <div className={styles['pair']}>
          <Entry field="whatsapp" help={help.whatsapp} ltr inputMode="tel" autoComplete="tel" />
          <SwitchEntry field="showWhatsapp" beside="whatsapp" />
        </div>
        <Entry field="email" ltr inputMode="email" autoComplete="email" />
        <Entry field="website" ltr inputMode="url" autoComplete="url" />
      </div>
      <PhonesEntry />
      <h3 className={styles['sub']}>{place}</h3>
      <div className={styles['two']}>
        <Entry field="address" autoComplete="street-address" />
        <MapLinkEntry />
        <PointEntry />
      </div>
      <div className={styles['pair']}>
        <Entry field="mapsRatingUrl" help={help.mapsRating} ltr inputMode="url" />
        <SwitchEntry field="showMapsRating" beside="mapsRatingUrl" />
      </div>
    </>
  );
}

function PrimaryActionEntry() {
  const texts = useEditorMessages();
  const { value, set } = useField('primaryAction');
  return (
    <Field label={texts.fields.primaryAction} help={texts.help.primaryAction}>
      {(control) => (
        <select {...control} value={value} onChange={(event) => set(event.target.value as PrimaryAction)}>
          {primaryActions.map((action) => (
            <option key={action} value={action}>
              {texts.primaryActions[action]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** A map link; its point is taken over where none is set. */
function MapLinkEntry() {
  const { help } = useEditorMessages();
  const store = useEditor();
  const link = useEditorState(({ values }) => values.mapLink);
  return (
    <div
      onBlur={() => {
        const point = link ? readMapPoint(link) : null;
        if (point && store.get().values.lat === null) store.write(point);
      }}
    >
      <Entry field="mapLink" help={help.mapLink} ltr inputMode="url" />
    </div>
  );
}

/** Latitude and longitude in one line. Unreadable input stays in the field, with an issue. */
function PointEntry() {
  const { fields, help } = useEditorMessages();
  const store = useEditor();
  const written = useEditorState(({ values: { lat, lng } }) => writeMapPoint(lat, lng));
  const error = useEditorState(({ errors }) => errors['lat'] ?? errors['lng']);
  const { locked } = useField('lat');
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      label={fields.lat}
      disabled={locked !== null}
      help={help.point}
      error={error}
      dir="ltr"
      value={typed ?? written}
      onChange={(event) => {
        const text = event.target.value;
        setTyped(text);
        const point = readMapPoint(text);
        if (text.trim() === '') store.write({ lat: null, lng: null });
        else if (point) store.write(point);
        else store.showErrorsOf('lat', { lat: help.point });
      }}
      onBlur={() => {
        if (typed !== null && (typed.trim() === '' || readMapPoint(typed))) setTyped(null);
      }}
    />
  );
}
