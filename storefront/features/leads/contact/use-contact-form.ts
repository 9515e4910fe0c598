import { useForm, type UseFormReturn } from 'react-hook-form';
import type { LeadService } from '../../../../api/contract/leads/entities/contact-lead.schema.ts';
import { salesLead } from '../../../../api/contract/leads/sales-leads.schema.ts';
import { contractResolver } from '../../../components/contract-resolver.ts';
import { useLanguage } from '../../../i18n/language-context.ts';

export interface ContactValues {
  name: string;
  phone: string;
  email: string;
  service: LeadService | '';
  message: string;
  /** A field that people don't see. */
  website: string;
}
export type ContactFormState = UseFormReturn<ContactValues>;

export const emptyContactForm: ContactValues = {
  name: '',
  phone: '',
  email: '',
  service: '',
  message: '',
  website: '',
};

/**
 * State of the contact form, kept above the dialog so that closing it loses nothing. Without values of its own at
 * first: what somebody typed before the script came is taken from the page as it stands.
 */
export function useContactForm(): ContactFormState {
  return useForm<ContactValues>({ resolver: typedValues(contractResolver(salesLead, useLanguage())) });
}

type ContactResolver = ReturnType<typeof contractResolver<ContactValues>>;

/** What is sent is what was typed; the server cleans it by the same schema. */
function typedValues(resolver: ContactResolver): ContactResolver {
  return async (values, context, options) => {
    const result = await resolver(values, context, options);
    return Object.keys(result.errors).length === 0 ? { values, errors: {} } : result;
  };
}
