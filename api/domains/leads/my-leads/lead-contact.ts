import type { ContactDetails } from '../../../lib/v-card.ts';
import { readPhoneNumber } from '../../../contract/base/phone-number.ts';
import type { ContactLead } from '../../../models/ContactLead.ts';

/** A lead as an entry of an address book; the sender's message is its note. */
export function leadContact(lead: ContactLead): ContactDetails {
  const words = lead.name.split(' ');
  const family = words.length > 1 ? (words.at(-1) ?? '') : '';
  return {
    fullName: lead.name,
    person: { given: words.length > 1 ? words.slice(0, -1).join(' ') : lead.name, family },
    organisation: null,
    texts: [],
    phone: lead.phone && (readPhoneNumber(lead.phone)?.dial ?? lead.phone),
    email: lead.email,
    urls: [],
    address: null,
    note: lead.message,
    photo: null,
    revisedAt: lead.createdAt,
  };
}
