import type { PspPage } from './tables.ts';

/** What is paid with by one press on the page, by PayPlus's names. */
export const pressMethods = ['bit', 'apple-pay', 'google-pay'] as const;
export type PressMethod = (typeof pressMethods)[number];

/** Trade marks, the same in every language. */
export const pressNames: Record<PressMethod, string> = {
  bit: 'Bit',
  'apple-pay': 'Apple Pay',
  'google-pay': 'Google Pay',
};

/** What a page offers beside a typed card: none where the card is only stored, which a press can't do. */
export const pressMethodsOf = ({ charge_method: kind, charge_methods: named }: PspPage): PressMethod[] =>
  kind === 5 ? [] : pressMethods.filter((method) => named.includes(method));

/** The last digits of the card in the phone, as the page tells of it; Bit tells of none. */
export const digitsOf = (method: PressMethod): string | null => (method === 'bit' ? null : '4580');
