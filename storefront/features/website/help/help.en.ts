import { pluralOf } from '../../../../api/contract/base/languages.ts';
import type { HelpMessages } from './help-groups.ts';

const plural = pluralOf('en');

const en: HelpMessages = {
  lede: 'Short answers to questions we were really asked. Not found? People answer at the end of the page.',
  search: 'Search questions and answers',
  placeholder: 'For example: cancel, NFC, QR code',
  submit: 'Search',
  clear: 'Clear the search',
  found: (count) =>
    count === 0
      ? 'No answer found'
      : plural(count, { one: 'One answer found', other: `${count} answers found` }),
  nothing: 'Try another or a shorter word, or simply ask us.',
  link: 'Link to this answer',
  groupsLabel: 'Topics',
  contactTitle: 'Still need help?',
  contactText: 'Tell us what you tried to do and what happened. A person answers.',
  contact: 'Contact us',
  write: 'Send an email',
  groups: {
    start: 'Getting started',
    cards: 'The card and editing',
    sharing: 'Sharing and NFC',
    statistics: 'Statistics',
    billing: 'Payment and subscription',
    account: 'The account',
    privacy: 'Privacy and accessibility',
  },
  forgotWithoutMail:
    'Write to us on the [contact page](/contact) from the email of the account, and we will help you to choose a new one. We will never ask you for the password.',
  questions: {
    'what-is-a-card': {
      question: 'What is a digital business card?',
      answer: [
        'One page on the internet with everything a customer needs to reach you: phone, WhatsApp, email, directions, opening hours, work and links. You send a link, they scan a code or tap a phone, and the page opens without installing anything.',
        'Real cards can be seen on the [examples page](/examples).',
      ],
    },
    'first-card': {
      question: 'How do I make my first card?',
      answer: [
        'Sign up with a username, an email and a password, and fill in a business name, a trade and a phone number. The card is live within a minute; add the rest whenever it suits you.',
        'Have a vCard file from your phone? The card can be filled from it.',
      ],
    },
    'is-it-free': {
      question: 'Can I really start for free?',
      answer: [
        'Yes. Each account has one basic card for free, without a credit card and without an end date: the basic template, links to social networks and a QR code. Additions such as a custom address, a gallery, a contact form and detailed statistics come with the [paid plans](/?section=pricing).',
      ],
    },
    'which-templates': {
      question: 'Which templates are there, and can I change?',
      answer: [
        'Six templates that differ in layout and mood. The free card has the basic one, a pro card has all of them and a colour of your own. Change at any time: all the content comes along.',
      ],
    },
    'custom-address': {
      question: 'How do I get a custom address?',
      answer: [
        'On a pro card you choose an address of 3 to 40 characters: Hebrew or English letters, digits and hyphens. If you change it later, the old one goes on leading to the card for a year, so that printed cards keep working.',
      ],
    },
    'english-card': {
      question: 'Can a card be in English?',
      answer: [
        'Yes. Write the content in English and the card runs from left to right. The interface exists in English, too: the language button is at the top and at the foot of the page.',
      ],
    },
    'edit-card': {
      question: 'How do I change details on a card?',
      answer: [
        'Open “My cards”, choose a card and press edit. A live preview stands beside the fields. What is saved shows at once to everybody who has the link, the code or the chip; nothing needs to be sent again.',
      ],
    },
    pictures: {
      question: 'Which pictures can I upload?',
      answer: [
        'A portrait, a cover and a gallery, as JPEG, PNG or WebP files. We make the right sizes, and the location that phones keep inside pictures is removed. Each picture can have a description for people who do not see it.',
      ],
    },
    'opening-hours': {
      question: 'How does “open now” work?',
      answer: [
        'Fill in the hours of each day, and the card works out by Israel time whether the business is open and when it opens next. A day can have several ranges, before and after lunch for example.',
      ],
    },
    'contact-form': {
      question: 'Where do messages from the form on a card go?',
      answer: [
        'To your list of enquiries, to your notifications and to your email, which you can answer straight to the sender. The form comes with pro cards and is switched on while editing. Each enquiry can have a status and notes, and all can be downloaded as CSV.',
      ],
    },
    'private-card': {
      question: 'Can I hide a card for a while?',
      answer: [
        'Yes. Switch publishing off while editing, and only you see it. The link, the code and the chip say that there is no card here until it is switched on again. Nothing is deleted.',
      ],
    },
    google: {
      question: 'Does the card appear on Google?',
      answer: [
        'A public, active card with content is in the site map and open to search engines. You can give it a title and a description of its own. How soon and how high it appears is up to the search engine.',
      ],
    },
    'embed-card': {
      question: 'How do I put the card on my own site?',
      answer: [
        'The [embed page](/embed) lets you choose a card and gives a short snippet to paste into your site. The embedded card follows each change by itself.',
      ],
    },
    'how-to-share': {
      question: 'What is the best way to share a card?',
      answer: [
        'A link by WhatsApp to those you are talking to, a QR code on a sign, a window or an invoice, and an NFC chip when you meet. Add the address to your email signature and social networks as well. The statistics show which way works for you.',
      ],
    },
    'save-contact': {
      question: 'How does a customer save me to contacts?',
      answer: [
        'They press “Save contact” on the card, and a contact with name, phone, email, address and picture opens, on iPhone and on Android. Inside the browsers of Instagram or Facebook, which block downloads, other ways are offered: call, WhatsApp, copy or open in the browser.',
      ],
    },
    'qr-code': {
      question: 'How do I print a QR code?',
      answer: [
        'The QR button on the card shows the code and lets you download it as SVG for print or as PNG. The code keeps working when the card changes. For print we advise at least 2 cm and a white margin.',
      ],
    },
    'what-is-nfc': {
      question: 'What is an NFC card?',
      answer: [
        'A printed card with a small chip inside. Hold it to the back of a phone and the digital card opens. The chip needs no battery and holds nothing personal: only a short address that can be pointed elsewhere at any time.',
      ],
    },
    'iphone-nfc': {
      question: 'I tapped and nothing happened. What now?',
      answer: [
        'An iPhone reads the chip at the top of its back, without an app from the XS on, while the screen is lit. On Android NFC must be switched on in the settings, and the reader is usually in the middle of the back. Metal cases and magnets get in the way. No luck? Each printed card has a QR code as well.',
      ],
    },
    'order-nfc': {
      question: 'How soon do printed cards arrive?',
      answer: [
        'Within 3–5 business days, with a tracking number when the parcel leaves. Before paying you see both sides with your own code. A card that arrives invalid is replaced free of charge; see the [refund policy](/refund#physical).',
      ],
    },
    'lost-chip': {
      question: 'I lost an NFC card. Can somebody use it?',
      answer: [
        'Freeze the chip in your account, and from that moment it shows a neutral page with none of your details. Found it? Unfreeze it. A chip can also be pointed at another card, or handed over to another account when both sides agree.',
      ],
    },
    'what-is-counted': {
      question: 'What do the statistics count?',
      answer: [
        'Views, different visitors, clicks by kind (phone, WhatsApp, email, directions, website, networks), saved contacts, messages from the form, where visitors come from and the kind of device. All without cookies and without identifying people.',
      ],
    },
    'left-out': {
      question: 'Why is the number lower than what I saw elsewhere?',
      answer: [
        'We count people. Your own visits, known bots and the previews of WhatsApp and social networks are left out, and it says how many there were. Services that count each request show a higher number that says less.',
      ],
    },
    'where-visitors-come-from': {
      question: 'How do I know whether they came by the code or the chip?',
      answer: [
        'The QR code and the chip mark their visits, and links from WhatsApp, networks and search are known by the page they came from. What cannot be known is counted as direct.',
      ],
    },
    plans: {
      question: 'What is the difference between the plans?',
      answer: [
        'Basic is free and holds one basic card. Paid plans add pro cards, with all templates, a custom address, a gallery, video, a contact form, detailed statistics and full support by chat. Prices and numbers are on the [pricing page](/?section=pricing).',
      ],
    },
    'yearly-or-monthly': {
      question: 'Which is better, monthly or yearly?',
      answer: [
        'Paying by the year is cheaper per month, and the exact per cent stands beside each plan. Monthly suits those who want to try. You can move between them; what was paid already counts for you.',
      ],
    },
    cancel: {
      question: 'How do I cancel a subscription?',
      answer: [
        'Press “Cancel a purchase” at the foot of the page, see the last day and the refund, and confirm. You can also cancel by phone, by email or by registered post. All ways are in the [refund policy](/refund#how).',
      ],
    },
    refund: {
      question: 'Am I entitled to a refund?',
      answer: [
        'Within 14 days of the deal you are, even if you have begun to use the service, less a fee of at most 5% or ₪100, whichever is lower. People with disabilities, senior citizens and new immigrants have four months in certain cases. Worked examples are in the [refund policy](/refund#examples).',
      ],
    },
    lapsed: {
      question: 'What happens to my cards when the subscription ends?',
      answer: [
        'Cards beyond the free plan are no longer shown, and whoever opens them is told so. Nothing is deleted, you can go on editing, and renewal brings everything back just as it was.',
      ],
    },
    receipts: {
      question: 'Where are my receipts?',
      answer: [
        'The [wallet](/wallet) holds all receipts to download, the means of payment and the next charges. A receipt is also sent by email after each payment.',
      ],
    },
    'change-plan': {
      question: 'Can I upgrade within a period?',
      answer: [
        'Yes. When upgrading you pay only the proportional difference until the end of the period, and the sum is shown before you confirm. A move to a smaller plan takes effect at the end of the paid period, without losing anything.',
      ],
    },
    'forgot-password': {
      question: 'I forgot my password. What now?',
      answer: [
        'Press “Forgot password” in the login window. If an account has the email you type, a link to choose a new password goes there. No mail came? Write to us on the [contact page](/contact) from the email of the account, and we will help. We will never ask you for the password.',
      ],
    },
    'google-login': {
      question: 'Can I log in with Google?',
      answer: [
        'Yes, with “Continue with Google” in the login dialog. From Google we receive only your name, email and identifier, not your contacts or messages.',
      ],
    },
    'demo-account': {
      question: 'Can I look around without signing up?',
      answer: [
        'Yes, by “Enter the demo account” on the home page or in the login dialog. You may press everything there; its data are examples and are reset every night.',
      ],
    },
    'delete-account': {
      question: 'How do I delete my account?',
      answer: [
        'In the [account settings](/account). Before deletion you see what is deleted at once and what the law makes us keep, such as receipts, and you can download all your data first. The addresses of your cards lead to a neutral page for a year, or to an address you choose.',
      ],
    },
    team: {
      question: 'Is there something for a team or an organisation?',
      answer: [
        'Yes: the business plan for a team, and an enterprise plan with a community of its own and central management. [Tell us](/contact) how many you are, and we will come back with an offer.',
        'On an enterprise plan you invite people by email from the [team page](/subscription/team). Everybody gets a card of their own, and the company says which parts (design, address, links and more) are the same on all of them and locked.',
      ],
    },
    'who-sees': {
      question: 'Who sees the details on a card?',
      answer: [
        'Everybody who has the address, for that is what a business card is for. So publish only what you would give a customer. The email of the account, the password and the enquiries are shown to nobody.',
      ],
    },
    'visitor-data': {
      question: 'What is kept about those who visit my card?',
      answer: [
        'Numbers only: no IP address, no cookie, no name. Only those who fill in the contact form give details, and they read beforehand what they are used for. More in the [privacy policy](/privacy#statistics).',
      ],
    },
    accessibility: {
      question: 'Are the cards accessible?',
      answer: [
        'The templates are built and tested to Israeli standard 5568 level AA, and each card links to an accessibility statement. Descriptions of pictures and captions of videos depend on what the owner adds. The full statement is on the [accessibility page](/accessibility).',
      ],
    },
    'report-card': {
      question: 'I saw a card that impersonates or offends. How do I report it?',
      answer: [
        'At the foot of each card there is “Report this card”. The report reaches our team, is examined, and the card is taken down if need be. You can also write on the [contact page](/contact).',
      ],
    },
  },
};

export default en;
