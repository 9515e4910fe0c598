import { useInput, useTranslate, useTranslateLabel } from 'react-admin';
import { PictureField } from './PictureField.tsx';

interface Props {
  source: string;
  label?: string;
  /** Uploaded at once, as if the admin had chosen it here. */
  file?: File | null;
}

/** A picture as a field of a form; the server's issue stands below. */
export function PictureInput({ source, file = null, ...props }: Props) {
  const translate = useTranslate();
  const label = useTranslateLabel()({ source, ...props });
  const { field, fieldState } = useInput({ source, defaultValue: null });
  const issue = fieldState.error?.message;
  return (
    <PictureField
      label={String(label)}
      value={typeof field.value === 'string' && field.value !== '' ? field.value : null}
      onChange={field.onChange}
      file={file}
      issue={issue ? translate(issue, { _: issue }) : null}
    />
  );
}
