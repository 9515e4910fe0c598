import { addressOf, mailOf, nameOf, phoneOf } from '../company-links.ts';
import type { MakeLegalText } from '../legal-text.ts';

const privacy: MakeLegalText = (company) => ({
  summary: [
    'We collect only what a business card needs in order to work. We sell no data and show no advertising.',
    'Statistics of a card are counted without cookies and without keeping IP addresses.',
    'You may see your data, correct it, download a copy and delete your account at any time.',
  ],
  sections: [
    {
      id: 'who',
      title: 'Who we are',
      body: [
        `${nameOf(company)}${company.number ? ` (registration number ${company.number})` : ''}, ${addressOf(company)}, runs the digital business card service on this site (the “service”). For any question about privacy: ${mailOf(company)} or ${phoneOf(company)}.`,
        'This policy follows the Israeli Protection of Privacy Law, 5741-1981, including Amendment 13 in force since 14 August 2025, and the Protection of Privacy (Data Security) Regulations, 5777-2017. The Hebrew text is the binding one.',
        'For accounts, payments and enquiries to us we are the controller of the database. For messages that visitors send to the owner of a card, the owner is the controller and we hold the data for them; what is agreed between us stands in the [terms of use](/terms#data-agreement).',
      ],
    },
    {
      id: 'notice',
      title: 'Notice under section 11 of the law',
      body: [
        'No law obliges you to give us data; giving it depends on your free will and consent.',
        {
          list: [
            'Without a username, an email and a password we cannot open an account.',
            'Without a phone number or an email we cannot answer an enquiry.',
            'Without a name and an address we cannot ship printed cards, and without payment details we cannot charge for a subscription.',
            'All other fields are optional, and a card works without them.',
          ],
        },
        'The data serves only the purposes in the following table and goes only to those named under “Who receives data”. The rights to see and correct it stand under “Your rights”.',
      ],
    },
    {
      id: 'what',
      title: 'What is kept, why and for how long',
      body: [
        {
          head: ['Data', 'Why', 'For how long'],
          rows: [
            [
              'Account: username, email, phone, hashed password',
              'Logging in, identification and support',
              'Until the account is deleted',
            ],
            [
              'Login with Google: your identifier and email there',
              'Logging in without a password',
              'Until unlinked or the account is deleted',
            ],
            [
              'Content of cards: all you wrote and uploaded',
              'Showing the card to those who received it',
              'Until the card or the account is deleted',
            ],
            [
              'Signed-in devices: kind of browser and time of login',
              'So that you can sign a device out',
              'Up to 30 days from the login',
            ],
            [
              'Payments and receipts: amounts, dates, last four digits, and what you gave for the receipt: name, business number, address and email',
              'Charging, receipts and refunds',
              'Receipts: seven years from the end of the tax year, under tax law, after the account is deleted as well; payments then stay without your details',
            ],
            [
              'Orders: name, phone and shipping address',
              'Making and shipping cards',
              'Until the account is deleted; the receipt is kept as said above',
            ],
            [
              'Enquiries to sales and support',
              'Answering and handling them',
              'Until we delete them, or you ask us to',
            ],
            [
              'Messages to the owner of a card',
              'Handing them to the owner',
              'Until the owner deletes them or the card',
            ],
            [
              'A review you wrote by invitation: stars, words, the name you chose and the time of consent',
              'Showing it on the card, once its owner approved it',
              'Until it is removed through the link it was written with, or the card is deleted',
            ],
            [
              'Statistics of a card',
              'Showing the owner what works',
              '13 months; totals until the card is deleted',
            ],
            [
              'Reports of faults and activity logs',
              'Security and mending faults',
              'As long as they are needed for that',
            ],
          ],
        },
        'We ask for no specially sensitive data (such as medical, religious or political data). Please write no such data about others in a card or a message.',
      ],
    },
    {
      id: 'statistics',
      title: 'Statistics without tracking',
      body: [
        'When a card is opened we count a view, where it came from (a scanned code or a link, for example) and the kind of device. So that nobody is counted twice on one day, a one-way code is made with a random key that is replaced every day and then erased. Once it is erased, not even we can tie a view to a person.',
        'No IP address is kept, no cookie is set and nothing is shared with advertisers. The owner of the card sees numbers only.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and storage in the browser',
      body: [
        'We use only cookies the site cannot work without. There are no advertising or tracking cookies, and therefore no consent window either.',
        {
          head: ['Name', 'What for', 'How long'],
          rows: [
            [
              'bikur.sid',
              'Keeps you logged in',
              'Until the browser closes and at most 12 hours, or 30 days if you chose to stay logged in',
            ],
            [
              'bikur.device',
              'Knows the browser you logged in with, so that we can mail you about a login on a new device; set by logging in only',
              'Up to 400 days',
            ],
            [
              'bikur.wanted',
              'The page of the back office that a guest asked for, to lead there after logging in',
              'Up to half an hour',
            ],
            [
              'bikur.guest, XSRF-TOKEN',
              'Keeps foreign sites from sending forms in your name',
              'Until the browser closes',
            ],
            [
              'bikur.reader',
              'Remembers the likes of a reader without an account; set by the first like only',
              'Up to a year',
            ],
            [
              'bikur.written',
              'Whoever is logged in and changed something sees it at once, also where a copy of the database is read',
              'A minute',
            ],
            ['lang, theme', 'The language and the theme you chose', 'Up to a year'],
          ],
        },
        'The browser itself (localStorage) also keeps who is logged in and the language. Logging out removes the former. Until the tab closes (sessionStorage) it keeps which articles were read, so that a view counts once.',
      ],
    },
    {
      id: 'recipients',
      title: 'Who receives data',
      body: [
        'Data is neither sold nor rented out. It goes only to these, and only as far as needed:',
        {
          list: [
            'Everybody who has the address of a card sees what you published on it. That is what a card is for.',
            'The payment company: card details are given to it directly, on its own page, and never pass through us.',
            'Providers of hosting, e-mail and infrastructure, bound by agreement to keep the data secret and secure and to use it for nothing else.',
            'The printing house and the courier when you order physical cards: name, phone, address and what is printed.',
            'Google, only if you chose to log in through it, or when a map link is pressed.',
            'A competent authority, where the law obliges us.',
          ],
        },
        'Links on a card to WhatsApp, Waze, maps or social networks open the services of others, under their own privacy policies. A video is loaded only after it is pressed.',
      ],
    },
    {
      id: 'abroad',
      title: 'Transfer outside Israel',
      body: [
        'Some providers keep data on servers outside Israel. We transfer data only to countries and providers that meet the Protection of Privacy (Transfer of Data to Databases Abroad) Regulations, 5761-2001, and under a written obligation to protect it.',
      ],
    },
    {
      id: 'security',
      title: 'How the data is protected',
      body: [
        {
          list: [
            'Passwords are kept hashed only (argon2id); not even we can read them.',
            'Traffic is encrypted, rights are checked by the server for each action, and attempts to log in are limited.',
            'Staff may reach only what they need, and changes by staff are logged.',
            'A severe security incident is reported to the Privacy Protection Authority, and to you where the law says so.',
          ],
        },
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: [
        {
          list: [
            'To see: to know which data there is about you and to receive a copy (section 13 of the law).',
            'To correct and delete: to ask that data which is wrong, incomplete, unclear or outdated be corrected or deleted (section 14).',
            'To withdraw consent: to stop receiving news or to take back any other consent, without touching what was done before.',
            'To delete the account: before deletion we show what is deleted at once and what the law makes us keep, such as receipts.',
          ],
        },
        `To use a right, write to ${mailOf(company)}. We will ask you to show that the request is yours and answer within 30 days. If it is about a message you sent to the owner of a card, we pass it on and tell you so.`,
        'You may also complain to the Israeli [Privacy Protection Authority](https://www.gov.il/en/departments/the_privacy_protection_authority).',
      ],
    },
    {
      id: 'mailing',
      title: 'Messages and mailings',
      body: [
        'Service messages (receipt, renewal, new enquiry, security) are part of the service. Advertising is sent only to those who agreed beforehand and expressly, in a separate box, under section 30A of the Communications (Telecommunications and Broadcasting) Law, 5742-1982. Each such message carries the word “advertisement” and a simple way to be removed.',
      ],
    },
    {
      id: 'children',
      title: 'Minors',
      body: [
        'The service is meant for businesses and for people aged 18 and over. If data about a minor was given to us without the consent of the parents, write to us and it will be deleted.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes of this policy',
      body: [
        'When the policy changes, so does the date at the top of the page. A material change is announced beforehand by e-mail or in the service, and where it needs a new consent, we ask for it.',
      ],
    },
  ],
});

export default privacy;
