import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { Confirm } from 'react-admin';

interface Props extends ButtonProps {
  /** What is asked, and what will be gone. */
  title: string;
  explain: string;
  onConfirm: () => void;
}

/** A button that asks before it does what can't be taken back, where that is no command (docs/product.md 13.14). */
export function AskedButton({ title, explain, onConfirm, ...button }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...button} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      <Confirm
        isOpen={isOpen}
        title={title}
        content={explain}
        confirmColor="warning"
        onClose={() => setOpen(false)}
        onConfirm={() => {
          setOpen(false);
          onConfirm();
        }}
      />
    </>
  );
}
