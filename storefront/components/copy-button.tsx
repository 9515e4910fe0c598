import CheckIcon from '~icons/ph/check';
import CopyIcon from '~icons/ph/copy';
import type { ButtonHTMLAttributes } from 'react';
import { TextButton } from './text-button.tsx';
import { useCopy } from './use-copy.ts';

interface CopyButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'onClick'> {
  /** Text for the clipboard. */
  text: string;
  label: string;
  copiedLabel: string;
  inherit?: boolean | undefined;
}

export function CopyButton({ text, label, copiedLabel, ...button }: CopyButtonProps) {
  const { copied, copy } = useCopy();
  return (
    <TextButton small {...button} onClick={() => void copy(text)}>
      {copied ? <CheckIcon aria-hidden /> : <CopyIcon aria-hidden />}
      <span aria-live="polite">{copied ? copiedLabel : label}</span>
    </TextButton>
  );
}
