import type { CompanyDetails } from '../../../../api/contract/website/rendering.ts';

/** Isolates the direction of a name or an address inside a text of another direction. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

export const nameOf = ({ name }: CompanyDetails): string => isolated(name);
export const addressOf = ({ address }: CompanyDetails): string => isolated(address);

/** The company's e-mail as a link in a legal text. */
export const mailOf = ({ email }: CompanyDetails): string => `[${email}](mailto:${email})`;
export const phoneOf = ({ phone }: CompanyDetails): string =>
  `[${phone}](tel:${phone.replace(/[^\d+*]/g, '')})`;
export const whatsappOf = ({ whatsapp }: CompanyDetails): string => `[WhatsApp](https://wa.me/${whatsapp})`;
