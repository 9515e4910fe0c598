import {
  chargeAgainEndpoint,
  checkDemoPaymentEndpoint,
  readPaymentDemoEndpoint,
} from '../../../../api/contract/payments/payment-demo.endpoint.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { DemoPayment } from '../../../../api/contract/payments/payment-demo.schema.ts';
import { call, keyOf } from '../../../lib/call.ts';
import { ApiError } from '../../../lib/api-errors.ts';
import { usePaymentDemoMessages } from './use-payment-demo-messages.ts';

/** Automatic polls for a missing answer; after them the visitor may ask. */
const maxQuestions = 3;
const pause = 1_500;

interface DemoPaymentState {
  asking: boolean;
  issue: string;
  ask(): void;
  chargeAgain(): void;
}

/**
 * Asks the provider for a payment's result: once when the visitor returns from the payment page, and again
 * while there is no answer. The return address is no proof, only a reason to ask.
 */
export function useDemoPayment(payment: DemoPayment): DemoPaymentState {
  const texts = usePaymentDemoMessages();
  const queries = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const [asking, setAsking] = useState(false);
  const [issue, setIssue] = useState('');
  const questions = useRef(0);
  const { id, status } = payment;
  const cameBack = search.get('back') === 'success' || search.get('back') === 'failure';

  function keep(changed: DemoPayment) {
    queries.setQueryData(demoKey(changed.id), { offered: true, payment: changed });
  }

  async function run(send: () => Promise<DemoPayment>, failed: string): Promise<DemoPayment | null> {
    setAsking(true);
    setIssue('');
    try {
      return await send();
    } catch (error) {
      setIssue(error instanceof ApiError && error.status === 429 ? error.message : failed);
      return null;
    } finally {
      setAsking(false);
    }
  }

  async function ask() {
    if (asking) return;
    const checked = await run(() => call(checkDemoPaymentEndpoint, { params: { id } }), texts.askFailed);
    if (checked) keep(checked);
  }

  async function chargeAgain() {
    if (asking) return;
    const charged = await run(() => call(chargeAgainEndpoint, { params: { id } }), texts.chargeFailed);
    if (!charged) return;
    questions.current = 0;
    keep(charged);
    setSearch({ payment: charged.id });
  }

  const wantsAnswer = (status === 'pending' && cameBack) || status === 'unknown';
  useEffect(() => {
    if (!wantsAnswer || asking || questions.current >= maxQuestions) return undefined;
    const timer = setTimeout(
      () => {
        questions.current += 1;
        void ask();
      },
      questions.current === 0 && status === 'pending' ? 0 : pause,
    );
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- a question follows a change of the payment, not a render
  }, [wantsAnswer, asking, status, id]);

  // The provider's webhook may come after the answer: one more read shows it among the steps.
  const isOver = status === 'succeeded' || status === 'declined';
  useEffect(() => {
    if (!isOver) return undefined;
    const timer = setTimeout(() => void queries.invalidateQueries({ queryKey: demoKey(id) }), pause);
    return () => clearTimeout(timer);
  }, [isOver, id, queries]);

  return { asking, issue, ask: () => void ask(), chargeAgain: () => void chargeAgain() };
}

const demoKey = (id: string) => keyOf(readPaymentDemoEndpoint, { query: { payment: id } });
