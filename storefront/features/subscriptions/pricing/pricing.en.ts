import type he from './pricing.he.ts';

export default {
  title: 'Pricing',
  cycle: 'Billing cycle',
  monthly: 'Monthly',
  yearly: 'Yearly',
  upTo: ['Up to', 'off when paid yearly'],
  loading: 'Loading plans and prices...',
  popular: 'Top pick',
  perMonth: 'a month',
  forever: 'for ever',
  yearlyNote: 'Paid yearly, charged every year.',
  monthlyNote: 'Charged monthly, stop whenever you like.',
  freeNote: 'No credit card.',
  saving: 'you save',
  choose: 'Choose plan',
  contact: 'Contact us',
  quoteStrong: 'Fifty people? A hundred?',
  quoteText: 'We’ll price it by the number of cards and chips.',
  quoteLink: 'Request a quote',
  quoteSubject: 'Request for a quote',
  quoteBody:
    'Hello, we would like a quote.\n\nBusiness name:\nNumber of cards:\nNumber of physical cards:\nPhone:',
} satisfies typeof he;
