import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../../components/button.tsx';
import { TextButton } from '../../../components/text-button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import styles from './checkout.module.css';
import type { useCoupon } from './use-coupon.ts';
import { useCheckoutMessages } from './use-checkout-messages.ts';

/** A coupon's or gift's code, behind a press: who has none isn't asked for one. */
export function CouponField({
  coupon,
  note,
}: {
  coupon: ReturnType<typeof useCoupon>;
  /** What of the code must be known. */
  note: string;
}) {
  const texts = useCheckoutMessages().coupon;
  const [isOpen, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isOpen) input.current?.focus();
  }, [isOpen]);
  const { code, issue, busy, applied, type, apply, remove } = coupon;

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // In the field the key applies the code; it doesn't pay.
    event.preventDefault();
    apply();
  }

  if (applied)
    return (
      <div className={styles['coupon']}>
        <p role="status">
          {texts.applied} <bdi className={styles['code']}>{applied.code}</bdi>
        </p>
        <p className={styles['note']}>{note}</p>
        <TextButton onClick={remove}>{texts.remove}</TextButton>
      </div>
    );
  if (!isOpen && !issue)
    return (
      <TextButton aria-expanded={false} onClick={() => setOpen(true)}>
        {texts.have}
      </TextButton>
    );
  return (
    <div className={styles['coupon']}>
      <TextField
        label={texts.label}
        error={issue || undefined}
        name="coupon"
        dir="auto"
        maxLength={100}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        ref={input}
        value={code}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Button variant="line" busy={busy} onClick={apply}>
        {texts.apply}
      </Button>
    </div>
  );
}
