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
  /** A hidden field that only robots fill in. */
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
 * State of the contact form, held above the dialog so that closing it loses nothing. It has no default
 * values: input made before the script loaded is read from the page.
 */
export function useContactForm(): ContactFormState {
  return useForm<ContactValues>({ resolver: typedValues(contractResolver(salesLead, useLanguage())) });
}

type ContactResolver = ReturnType<typeof contractResolver<ContactValues>>;

/** Sends the input unchanged; the server cleans it by the same schema. */
function typedValues(resolver: ContactResolver): ContactResolver {
  return async (values, context, options) => {
    const result = await resolver(values, context, options);
    return Object.keys(result.errors).length === 0 ? { values, errors: {} } : result;
  };
}
