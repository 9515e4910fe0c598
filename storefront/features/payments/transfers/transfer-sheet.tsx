import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { pathOf } from '../../../../api/contract/endpoint.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import {
  cancelTransferEndpoint,
  readProformaEndpoint,
} from '../../../../api/contract/payments/transfers.endpoint.ts';
import type { TransferView } from '../../../../api/contract/payments/transfers.schema.ts';
import { Button, buttonClass } from '../../../components/button.tsx';
import { ButtonLink } from '../../../components/button-link.tsx';
import { CopyButton } from '../../../components/copy-button.tsx';
import { Dialog, DialogTitle } from '../../../components/dialog.tsx';
import { Money } from '../../../components/money.tsx';
import { InkBleed, Stamp } from '../../../components/stamp.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { ApiError } from '../../../lib/api-errors.ts';
import { call } from '../../../lib/call.ts';
import { formatDate } from '../../../lib/format-date.ts';
import styles from '../../subscriptions/checkout/checkout.module.css';
import { useTransferMessages } from './use-transfer-messages.ts';

/** One payment by bank transfer: what became of it, where to transfer how much, its proforma, and other ways. */
export function TransferSheet({ transfer }: { transfer: TransferView }) {
  const texts = useTransferMessages();
  const language = useLanguage();
  const { id, state, number, what, amount, dueAt, bank, plan, order } = transfer;
  const { title, text } = texts.states[state];
  const waits = state === 'waiting';
  const anew =
    plan !== null
      ? `/checkout/package/${plan.productId}?billing=${plan.billingCycle}`
      : order !== null && order.productId !== null
        ? `/checkout/physical-cards/${order.productId}?order=${order.id}`
        : null;
  const file = pathOf(readProformaEndpoint, { params: { id }, query: { language } });
  const fact = (name: string, value: string, isCode = true) => (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi dir={isCode ? 'ltr' : directionOfText(value)}>{value}</bdi>
      </dd>
    </div>
  );
  /** What is typed into the bank's form, with a button that copies it. */
  const typed = (name: string, value: string) => (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi dir="ltr">{value}</bdi>{' '}
        {waits && (
          <CopyButton
            text={value}
            label={texts.copy}
            copiedLabel={texts.copied}
            aria-label={`${texts.copy}: ${name}`}
          />
        )}
      </dd>
    </div>
  );
  return (
    <section className={styles['result']} data-state={state} aria-labelledby="transfer-title">
      <InkBleed />
      <h2 id="transfer-title" aria-live="polite">
        {state === 'paid' ? <Stamp>{title}</Stamp> : title}
      </h2>
      <p className={styles['said']}>{text}</p>
      {waits && <p className={styles['note']}>{texts.noTax}</p>}
      <dl className={styles['facts']}>
        {fact(texts.what, what, false)}
        <div>
          <dt>{texts.amount}</dt>
          <dd>
            <Money of={amount} />
          </dd>
        </div>
        {typed(texts.number, number)}
        {waits && (
          <>
            {fact(texts.holder, bank.holder, false)}
            {fact(texts.bank, `${bank.bankName} (${bank.bankNumber})`, false)}
            {fact(texts.branch, bank.branch)}
            {typed(texts.account, bank.account)}
            {bank.iban && typed('IBAN', bank.iban)}
            <div>
              <dt>{texts.due}</dt>
              <dd>
                <time dateTime={dueAt}>{formatDate(dueAt, language)}</time>
              </dd>
            </div>
          </>
        )}
      </dl>
      <div className={styles['actions']}>
        <a className={buttonClass({ variant: waits ? 'primary' : 'line' })} href={file} download>
          {texts.document}
        </a>
        {waits && anew && (
          <ButtonLink to={anew} variant="line">
            {texts.payByCard}
          </ButtonLink>
        )}
        {state === 'lapsed' && anew && <ButtonLink to={anew}>{texts.again}</ButtonLink>}
        {(state === 'paid' || state === 'returned') && <ButtonLink to="/wallet">{texts.toWallet}</ButtonLink>}
        {waits && <CancelTransfer id={id} />}
        <ButtonLink to={order === null ? '/subscription' : '/physical-cards'} variant="quiet">
          {order === null ? texts.toSubscription : texts.toOrders}
        </ButtonLink>
      </div>
    </section>
  );
}

function CancelTransfer({ id }: { id: string }) {
  const texts = useTransferMessages();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [issue, setIssue] = useState('');

  async function cancel() {
    setBusy(true);
    setIssue('');
    try {
      await call(cancelTransferEndpoint, { params: { id } });
      setOpen(false);
      await queries.invalidateQueries();
    } catch (error) {
      setIssue(error instanceof ApiError && error.status < 500 ? error.message : texts.failed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {texts.cancel}
      </Button>
      {isOpen && (
        <Dialog open onOpenChange={setOpen} closeLabel={texts.close}>
          <DialogTitle>{texts.cancelTitle}</DialogTitle>
          <p>{texts.cancelText}</p>
          <p role="alert" className={styles['issue']}>
            {issue}
          </p>
          <div className={styles['actions']}>
            <Button busy={busy} onClick={() => void cancel()}>
              {texts.cancelYes}
            </Button>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              {texts.cancelNo}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
