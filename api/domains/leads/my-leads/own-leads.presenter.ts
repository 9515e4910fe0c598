import { importedSource } from '../../../contract/leads/entities/contact-lead.schema.ts';
import type { OwnLead } from '../../../contract/leads/my-leads.schema.ts';
import { readPhoneNumber, readWhatsappNumber } from '../../../contract/base/phone-number.ts';
import type { TimeRequest } from '../../../models/TimeRequest.ts';
import type { LeadContext } from '../time-requests/present-context.ts';
import { isTakenAt } from '../time-requests/time-slots.ts';
import type { ContactLead } from '../../../models/ContactLead.ts';

/** A lead for the card's owner; `businessProfile`, `contactConsent` and `timeRequest` must be loaded. */
export function presentLead(lead: ContactLead, context: LeadContext): OwnLead {
  const { contactConsent: consent } = lead;
  return {
    id: lead.id,
    card: { id: lead.profileId ?? 0, name: lead.businessProfile?.businessName ?? '' },
    name: lead.name,
    phone: presentPhone(lead.phone),
    email: lead.email,
    message: lead.message,
    status: lead.status,
    notes: lead.notes,
    createdAt: lead.createdAt.toISOString(),
    isImported: lead.source === importedSource,
    timeRequest: lead.timeRequest ? presentTimeRequest(lead.timeRequest, context) : null,
    handledAt: lead.handledAt?.toISOString() ?? null,
    consent: consent
      ? {
          noticeVersion: consent.noticeVersion,
          language: consent.language,
          marketing: consent.marketing,
          givenAt: consent.givenAt.toISOString(),
        }
      : null,
  };
}

function presentTimeRequest(
  { leadId, profileId, proposed, minutes, service, status, confirmedFrom, cancelledBy }: TimeRequest,
  { now, busy, pageOf }: LeadContext,
): OwnLead['timeRequest'] {
  const others = (busy.get(profileId) ?? []).filter((time) => time.leadId !== leadId);
  return {
    status,
    minutes,
    service,
    proposed: proposed.map((at) => ({
      at,
      isTaken: isTakenAt(new Date(at), minutes, others),
      isOver: new Date(at) <= now,
    })),
    confirmedAt: confirmedFrom?.toISOString() ?? null,
    cancelledBy,
    page: pageOf(leadId),
  };
}

/** A text without a number in it is shown as it is and can't be called. */
function presentPhone(phone: string | null): OwnLead['phone'] {
  if (phone === null) return null;
  const number = readPhoneNumber(phone);
  return {
    text: number?.display ?? phone,
    call: number?.dial ?? '',
    whatsapp: readWhatsappNumber(phone)?.international ?? null,
  };
}
