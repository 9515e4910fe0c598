import type hebrew from './billing-details.he.ts';

const english: typeof hebrew = {
  title: 'Details on receipts',
  text: 'What your next receipts and credits say of you. Documents that were issued never change.',
  onDocuments: 'The receipt will be made out to',
  change: 'Change these details',
  add: 'Add business details',
  name: 'Business name, or your full name',
  nameHelp: (account) => `Where it is empty, the receipt says \u2068${account}\u2069`,
  number: 'Company or licensed dealer number',
  numberHelp: '9 digits. Leave it empty for a private receipt',
  address: 'Address',
  email: 'Email for receipts',
  emailHelp: (account) => `Where it is empty: \u2068${account}\u2069`,
  numberIs: (number) => `Company / dealer number ${number}`,
  numberAsked:
    'For such a sum a business’s tax invoice needs an allocation number. If you buy for a business, add its number to the details on the receipt before paying.',
  privateBuyer: 'I buy privately, not for a business',
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  saved: 'Saved. The next receipt will say so',
  failed: 'We could not save this. What you typed is still here; please try again',
};

export default english;
