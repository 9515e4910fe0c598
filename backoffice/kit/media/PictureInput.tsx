import { useInput, useTranslate, useTranslateLabel } from 'react-admin';
import { PictureField } from './PictureField.tsx';

/** A picture as a field of a form; the server's issue stands below. */
export function PictureInput({ source }: { source: string }) {
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  const { field, fieldState } = useInput({ source, defaultValue: null });
  const issue = fieldState.error?.message;
  return (
    <PictureField
      label={String(labelOf({ source }))}
      value={typeof field.value === 'string' && field.value !== '' ? field.value : null}
      onChange={field.onChange}
      issue={issue ? translate(issue, { _: issue }) : null}
    />
  );
}
