import { Button, FormHelperText, LinearProgress, styled } from '@mui/material';
import ImageIcon from '~icons/ph/image';
import UploadSimpleIcon from '~icons/ph/upload-simple';
import { useEffect, useId, useRef, useState, type DragEvent } from 'react';
import { useInput, useTranslate, useTranslateLabel } from 'react-admin';
import { SafeImage } from '../components/SafeImage.tsx';
import { visuallyHidden } from '../components/visually-hidden.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { uploadPicture, UploadRefused } from './upload-picture.ts';

const accepted = 'image/jpeg,image/png,image/webp,image/avif';

const Place = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 16,
  padding: 12,
  border: `1px dashed ${theme.tokens.lineStrong}`,
  borderRadius: 10,
  '&[data-over]': { borderColor: theme.tokens.focus, backgroundColor: theme.tokens.primaryWash },
  '&[data-wrong]': { borderColor: theme.tokens.danger },
  '& .empty': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 96,
    blockSize: 96,
    borderRadius: 8,
    backgroundColor: theme.tokens.groundQuiet,
    color: theme.tokens.muted,
  },
  '& .name': { margin: 0, fontSize: '0.875rem', fontWeight: 500 },
  '& .hint': { margin: '4px 0 0', fontSize: '0.8125rem', color: theme.tokens.muted },
  '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 8 },
}));

interface Props {
  source: string;
  label?: string;
  /** Uploaded at once, as if the admin had chosen it here. */
  file?: File | null;
}

/**
 * One picture stored by the product, as a field of a form: chosen or dropped, uploaded at once with its progress, replaced
 * or removed. react-admin's ImageInput keeps the file, and has it uploaded when the form is saved.
 */
export function PictureInput({ source, file = null, ...props }: Props) {
  const label = String(useTranslateLabel()({ source, ...props }));
  const translate = useTranslate();
  const { field, fieldState } = useInput({ source, defaultValue: null });
  const value = typeof field.value === 'string' && field.value !== '' ? field.value : null;
  const word = useMessages();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const [isOver, setOver] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function upload(chosen: File): Promise<void> {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    setRefused(null);
    setPercent(0);
    try {
      const picture = await uploadPicture({ file: chosen, onProgress: setPercent, signal: mine.signal });
      field.onChange(picture.url);
    } catch (error) {
      if (mine.signal.aborted) return;
      setRefused((error instanceof UploadRefused && error.message) || word('upload.failed'));
    } finally {
      if (running.current === mine) setPercent(null);
    }
  }

  const given = useRef<File>(null);
  useEffect(() => {
    if (!file || given.current === file) return;
    given.current = file;
    void upload(file);
    // Only a new file starts an upload.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [file]);

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) void upload(dropped);
  }

  const issue = fieldState.error?.message;
  const message = refused ?? (issue ? translate(issue, { _: issue }) : null);
  return (
    <div role="group" aria-label={label}>
      <Place
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        data-over={isOver || undefined}
        data-wrong={message ? true : undefined}
      >
        {value ? (
          <SafeImage source={value} size={96} />
        ) : (
          <span className="empty">
            <ImageIcon size={32} aria-hidden />
          </span>
        )}
        <div>
          <p className="name">{label}</p>
          <p className="hint" id={hintId}>
            {word('upload.drop')}
          </p>
          <div className="buttons">
            <Button
              size="small"
              variant="outlined"
              startIcon={<UploadSimpleIcon size={18} />}
              aria-describedby={hintId}
              aria-label={`${label}: ${word(value ? 'upload.replace' : 'upload.choose')}`}
              onClick={() => input.current?.click()}
            >
              {word(value ? 'upload.replace' : 'upload.choose')}
            </Button>
            {value ? (
              <Button
                size="small"
                aria-label={`${label}: ${word('upload.remove')}`}
                onClick={() => field.onChange(null)}
              >
                {word('upload.remove')}
              </Button>
            ) : null}
          </div>
          <input
            ref={input}
            type="file"
            accept={accepted}
            aria-label={label}
            tabIndex={-1}
            style={visuallyHidden}
            onChange={(event) => {
              const [chosen] = event.target.files ?? [];
              event.target.value = '';
              if (chosen) void upload(chosen);
            }}
          />
        </div>
      </Place>
      {percent === null ? null : (
        <LinearProgress
          variant="determinate"
          value={percent}
          aria-label={word('upload.progress', { percent })}
          sx={{ marginBlockStart: 1 }}
        />
      )}
      <div role="alert">{message ? <FormHelperText error>{message}</FormHelperText> : null}</div>
    </div>
  );
}
