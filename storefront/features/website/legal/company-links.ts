import type { CompanyDetails } from '../../../../api/contract/website/rendering.ts';

/** Keeps a name or an address in its own direction inside a text of another. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

export const nameOf = ({ name }: CompanyDetails): string => isolated(name);
export const addressOf = ({ address }: CompanyDetails): string => isolated(address);

/** The company's addresses as links of a legal text. */
export const mailOf = ({ email }: CompanyDetails): string => `[${email}](mailto:${email})`;
export const phoneOf = ({ phone }: CompanyDetails): string =>
  `[${phone}](tel:${phone.replace(/[^\d+*]/g, '')})`;
export const whatsappOf = ({ whatsapp }: CompanyDetails): string => `[WhatsApp](https://wa.me/${whatsapp})`;
