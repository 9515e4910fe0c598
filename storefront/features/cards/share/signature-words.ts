import { inEveryCardLanguage } from '../../../../api/contract/base/card-languages.ts';

export interface SignatureWords {
  /** Of the link to the card. */
  card: string;
  /** Read aloud in place of the QR code. */
  code: string;
  phone: string;
  email: string;
}

/** What a signature says beside its owner's texts, in the card's language: its readers are the card's. */
export const signatureWords = inEveryCardLanguage<SignatureWords>({
  he: {
    card: 'לכרטיס הביקור שלי',
    code: 'קוד QR שמוביל לכרטיס',
    phone: 'טלפון',
    email: 'מייל',
  },
  ar: {
    card: 'إلى بطاقة أعمالي',
    code: 'رمز QR يفتح البطاقة',
    phone: 'هاتف',
    email: 'بريد إلكتروني',
  },
  ru: {
    card: 'Моя визитка',
    code: 'QR-код, который открывает визитку',
    phone: 'Телефон',
    email: 'Эл. почта',
  },
  en: {
    card: 'My business card',
    code: 'QR code that leads to the card',
    phone: 'Phone',
    email: 'E-mail',
  },
});
