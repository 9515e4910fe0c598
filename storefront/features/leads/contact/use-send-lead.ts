import { sendSalesLeadEndpoint } from '../../../../api/contract/leads/sales-leads.endpoint.ts';
import { call } from '../../../lib/call.ts';
import { useEffect, useRef, useState } from 'react';
import { showServerErrors } from '../../../components/show-server-errors.ts';
import { ApiError } from '../../../lib/api-errors.ts';
import { toast } from '../../website/toasts/toast-store.ts';
import { emptyContactForm, type ContactFormState, type ContactValues } from './use-contact-form.ts';
import { useContactMessages } from './use-contact-messages.ts';

export interface Thanks {
  title: string;
  description: string;
}

/**
 * Sends the form's lead and shows the result (docs/specification.md 8, contact lead). After a success the
 * form is empty; after a failure its input stays.
 */
export function useSendLead(form: ContactFormState, thanks: Thanks, onSent: () => void) {
  const { failed } = useContactMessages();
  const [issue, setIssue] = useState('');
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  async function send(values: ContactValues): Promise<void> {
    setIssue('');
    try {
      const elapsed = Math.round(performance.now() - shownAt.current);
      await call(sendSalesLeadEndpoint, { body: { ...values, elapsed, source: 'website' } });
      form.reset(emptyContactForm);
      toast(thanks);
      onSent();
    } catch (error) {
      toast({ ...failed, variant: 'destructive' });
      if (!showServerErrors(form, error) && error instanceof ApiError) setIssue(error.message);
    }
  }
  return { send, issue };
}
