import type he from './landing.he.ts';

export default {
  heroTitle: ['The card that', 'doesn’t stay', 'in a pocket.'],
  heroText: 'Type a name, and the card is here. Send a link, scan a code or tap a phone.',
  name: 'Your business or name',
  trade: 'Trade',
  myCards: 'My cards',
  firstCard: 'My first card',
  free: 'No credit card. The basic card stays free.',
  contact: 'Talk to us',
  login: 'Log in',
  demo: 'Open the demo account',
  postmark: { name: 'Bikur', place: 'Tel Aviv' },
  pocketTab: 'Bikur',

  claimsLabel: 'Bikur in numbers',
  claims: [
    { name: 'active cards', figure: '1000+' },
    { name: 'customer satisfaction', figure: '98%' },
    { name: 'technical support', figure: '24/7' },
    { name: 'design templates', figure: '3+' },
  ],

  physical: {
    picture: 'A printed card with an NFC chip: its front, and its back with a QR code',
    title: 'And a card to hold in your hand.',
    text: 'A printed card with an NFC chip and a QR code. Hold it to a phone and your page opens. No app.',
    tap: ['Tap', 'or scan'],
    name: 'Dana Levi',
    trade: 'Graphic design & illustration',
    points: [
      { name: 'You choose where it leads', text: 'New role? Point the same chip at another card.' },
      { name: 'Lost? Freeze it', text: 'A frozen chip tells nobody anything.' },
    ],
    steps: [
      { name: 'Order', before: 'Approve the proof on screen', days: '', after: '' },
      { name: 'Print and encode', before: 'Every chip tested', days: '', after: '' },
      { name: 'Delivery', before: '', days: '3–5', after: 'business days, tracked' },
    ],
    link: 'See the physical cards',
  },

  testimonialsTitle: 'The guest book',
  testimonialsNote: 'Five sample voices, like the cards here.',
  rating: (stars) => `Rated ${stars} out of 5`,
  testimonials: [
    {
      author: 'Dana Levi',
      initials: 'DL',
      position: 'Graphic designer, Tel Aviv',
      rating: 5,
      text: 'A client tapped the card as we said goodbye, and a week later messaged me from that same page. The printed stack is still in a drawer.',
    },
    {
      author: 'Avi Amsalem',
      initials: 'AA',
      position: 'Electrician, Holon',
      rating: 5,
      text: 'I used to spell out my number. Now I send a link, and whoever needs me at two in the morning presses once.',
    },
    {
      author: 'Neta Barak',
      initials: 'NB',
      position: 'Physiotherapist, Kfar Saba',
      rating: 5,
      text: 'The clinic moved. I changed one line, and every card I had already handed out kept leading to the right door.',
    },
    {
      author: 'Michal Se’or',
      initials: 'MS',
      position: 'Bakery owner, Haifa',
      rating: 5,
      text: 'On Friday mornings I have no free hand for the phone. Hours, directions and the challah order are on the card, so most people just order from there and nobody calls to ask what is left.',
    },
    {
      author: 'Ronit Sagi',
      initials: 'RS',
      position: 'Lawyer, Ramat Gan',
      rating: 5,
      text: 'Quiet, exact design. I never had to explain to anyone how it works, not even to a retired judge.',
    },
  ],

  featuresTitle: 'Every line on the card works',
  featuresNote: 'A sample pro card, and all it can do.',
  features: [
    { name: 'Call or WhatsApp', text: 'Your main action is big, the rest within thumb’s reach.' },
    { name: 'Directions that arrive', text: 'Waze and Google Maps open on the address, not on a search.' },
    { name: 'Open now?', text: 'Opening hours in Israel time, day by day.' },
    { name: 'Saved to contacts', text: 'Name, role and picture land in the phone, in proper Hebrew.' },
    { name: 'Change the template', text: 'Same content, another layout. No retyping.' },
    { name: 'Leads come in', text: 'A short form on the card; each lead waits with a name and a phone.' },
    { name: 'Honest numbers', text: 'People’s views only. Bots and link previews are left out.' },
  ],

  closing: {
    title: 'This space is kept for your name.',
    text: 'Business name, trade and phone. Under a minute, and the card is live.',
    open: 'Open a free card',
    talk: 'Or let’s talk first',
    stamp: ['Stamp', 'here'],
    blank: 'Your business name',
  },
} satisfies typeof he;
