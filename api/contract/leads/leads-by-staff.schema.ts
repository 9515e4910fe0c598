import { z } from 'zod';
import { id } from '../base/columns.schema.ts';
import { contactLeadRow } from './entities/contact-lead.schema.ts';
import { hasAnswerAddress, noAnswerAddress, salesLead } from './sales-leads.schema.ts';

const handling = {
  status: contactLeadRow.shape.status.unwrap(),
  assigneeId: id.nullable(),
  followUpOn: z.iso.date('date_invalid').nullable(),
};

const { name, phone, email, service, message } = salesLead.shape;

/** A sales lead that staff write down, from a call or a meeting (docs/product.md 13.4). */
export const leadByStaff = z
  .object({
    name,
    phone,
    email,
    service,
    message,
    source: salesLead.shape.source.prefault('phone'),
    assigneeId: handling.assigneeId.default(null),
    followUpOn: handling.followUpOn.default(null),
  })
  .refine(hasAnswerAddress, noAnswerAddress);

/** What staff change of a sales lead; the sender's own words stay. */
export const leadUpdate = z.object(handling).partial();
