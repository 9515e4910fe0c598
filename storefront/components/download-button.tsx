import { useState, type ReactNode } from 'react';
import { downloadFile } from '../lib/download-file.ts';
import { Button } from './button.tsx';

interface DownloadButtonProps {
  /** Address of the file in the API. */
  path: string;
  label?: string;
  /** Told what the server said when it refused. */
  onFailed(error: unknown): void;
  children: ReactNode;
}

/** Saves a file that the server gives only after a proof of identity, which a link could not ask for. */
export function DownloadButton({ path, label, onFailed, children }: DownloadButtonProps) {
  const [isLoading, setLoading] = useState(false);
  const save = () => {
    setLoading(true);
    void downloadFile(path)
      .catch(onFailed)
      .finally(() => setLoading(false));
  };
  return (
    <Button variant="line" size="small" aria-label={label} busy={isLoading} onClick={save}>
      {children}
    </Button>
  );
}
