export default {
  text: 'An active subscription is required to reach this content. Please upgrade your subscription.',
  cardBefore: 'The subscription of the card “',
  cardAfter:
    '” is not active. For the card to be shown again, its owner must renew the subscription. Nothing was deleted.',
  brokenTitle: 'Error loading the data',
  brokenText:
    'What the browser keeps about the card cannot be read. Trying again reloads the page and shows the plans.',
  popular: 'Most popular',
  insteadOf: 'Instead of',
  saving: (percent: number) => `a saving of ${percent}%`,
  join: 'Join',
  joinFree: 'Join for free',
  mine: 'You have it',
  processing: 'Processing...',
  activated: 'The subscription was activated!',
  activatedText: 'You can now reach your digital business card.',
  notActivated: 'The subscription was not activated',
  termsBefore: 'By joining you accept the ',
  terms: 'terms of use',
  offers: {
    basic: {
      name: 'Basic',
      per: 'free',
      has: ['A basic card', 'The basic template', 'Links to social networks'],
      lacks: ['No custom address', 'No advanced statistics'],
    },
    monthly: {
      name: 'Monthly',
      per: 'a month',
      has: ['A custom address', 'Customer review management', 'Detailed statistics', 'Full support'],
      lacks: [] as string[],
    },
    yearly: {
      name: 'Yearly',
      per: 'a year',
      has: ['All of the monthly plan', 'Priority support', 'Marketing consultation'],
      lacks: [] as string[],
    },
  },
};
