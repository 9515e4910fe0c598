/** How the sandbox treats a card; no card has two behaviours. */
const cardBehaviours = [
  'approved',
  'refused',
  'insufficient_funds',
  'three_d_secure',
  'charged_then_cut',
  'hangs_uncharged',
  'renewals_decline',
  'blocked',
  'callback_thrice',
  'callback_never',
  'charged_twice',
  'other_amount',
  'charged_late',
] as const;
export type CardBehaviour = (typeof cardBehaviours)[number];

interface SandboxCard {
  /** 16 digits; the only ones that the sandbox's page takes. */
  number: string;
  behaviour: CardBehaviour;
}

/** The test cards of the sandbox. No bank ever issued one of them. */
export const sandboxCards: readonly SandboxCard[] = [
  { number: '4580458045804580', behaviour: 'approved' },
  { number: '4580000000000000', behaviour: 'refused' },
  { number: '4580000000000018', behaviour: 'insufficient_funds' },
  { number: '4580000000000026', behaviour: 'three_d_secure' },
  { number: '4580000000000034', behaviour: 'charged_then_cut' },
  { number: '4580000000000042', behaviour: 'hangs_uncharged' },
  { number: '4580000000000059', behaviour: 'renewals_decline' },
  { number: '4580000000000067', behaviour: 'blocked' },
  { number: '4580000000000075', behaviour: 'callback_thrice' },
  { number: '4580000000000083', behaviour: 'callback_never' },
  { number: '4580000000000091', behaviour: 'charged_twice' },
  { number: '4580000000000109', behaviour: 'other_amount' },
  { number: '4580000000000117', behaviour: 'charged_late' },
];

/** The code that the page of 3-D Secure takes. */
export const sandboxOtp = '123456';
/** The security code that every card refuses. */
export const refusedCvv = '999';

/** Four groups of four digits, as printed on a card. */
export function groupedNumber(number: string): string {
  return number.replace(/(\d{4})(?=\d)/gu, '$1 ');
}
