import { addressOf, mailOf, nameOf, phoneOf, whatsappOf } from '../company-links.ts';
import type { MakeLegalText } from '../legal-text.ts';

const accessibility: MakeLegalText = (company) => ({
  summary: [
    'The site and the cards are built so that everybody can use them, also without a mouse, without sight or without hearing.',
    'We meet Israeli standard 5568 at level AA, and test against WCAG 2.2 AA as well.',
    'Met a difficulty? Tell us, and we will find a way to serve you right now.',
  ],
  sections: [
    {
      id: 'who',
      title: 'Who we are and whom to turn to',
      body: [
        `${nameOf(company)}, ${addressOf(company)}, runs this site. Accessibility is handled by: ${company.accessibilityContact ?? `the service team of ${nameOf(company)}`}.`,
        {
          list: [
            `Email: ${mailOf(company)}`,
            `Phone: ${phoneOf(company)}`,
            `${whatsappOf(company)}, also by voice message`,
            'The [contact form](/contact), which works without JavaScript too',
          ],
        },
        'We confirm each message within two business days. It helps to say on which page you met the difficulty, with which browser and assistive technology, and what you were trying to do.',
      ],
    },
    {
      id: 'standard',
      title: 'Standard and level',
      body: [
        'The site was made accessible under regulation 35 of the Equal Rights for Persons with Disabilities (Service Accessibility Adjustments) Regulations, 5773-2013, and Israeli standard 5568 at level AA, which is based on WCAG 2.0. It is built and tested to WCAG 2.2 level AA, which includes what the Israeli standard asks for.',
      ],
    },
    {
      id: 'done',
      title: 'What was done',
      body: [
        {
          list: [
            'Everything can be done by keyboard alone, the focus is always visible, and a link skips to the content.',
            'Proper structure for screen readers: headings, regions, names of buttons and fields, and spoken status messages.',
            'Text has a contrast of at least 4.5:1, in the light and the dark theme. A colour chosen by the owner of a card is adjusted, too, so that text stays readable.',
            'Magnification up to 400% and a width of 320 pixels without scrolling sideways.',
            'A fault in a form is said in words beside its field, and what was typed is kept.',
            'Motion stops where the system asks for less of it. Nothing flashes and nothing plays by itself.',
            'Language and direction of pages are declared, in Hebrew and in English; phone numbers and addresses are read in the right order.',
            'Pages and cards can be read without JavaScript.',
            'No accessibility overlay is used: accessibility is part of the site itself.',
          ],
        },
      ],
    },
    {
      id: 'tested',
      title: 'How it was tested',
      body: [
        'An automatic test (axe) runs on the public pages and the cards, in both languages and both themes, with each change, beside walks by keyboard and in narrow windows. The automatic test runs in Chromium; other browsers and screen readers may differ, and we would like to hear of it.',
      ],
    },
    {
      id: 'gaps',
      title: 'What is not perfect yet',
      body: [
        {
          list: [
            'Pictures that owners of cards upload: how they are described depends on what the owner wrote.',
            'Videos that owners link to are shown in somebody else’s player and do not always have captions.',
            'The payment company’s page and pages of maps and navigation belong to others, who answer for their accessibility.',
            'Preview pictures of cards and PDF files of receipts are not fully tagged; everything in them also stands on pages of the site.',
          ],
        },
        'Whoever is kept from a service by one of these may turn to us, and we will give the same service by phone, e-mail or WhatsApp, at no extra charge.',
      ],
    },
    {
      id: 'cards',
      title: 'Accessibility of cards',
      body: [
        'The templates are tested against the same standard. The content of a card, including pictures, videos and wording, is up to the owner of the card, whom the link to this statement on the card names. A difficulty with a card can be told to its owner, and to us.',
      ],
    },
    {
      id: 'premises',
      title: 'Physical accessibility',
      body: [
        'The service is given on the internet and by phone, and we have no office or branch that receives the public. On cards of businesses that do, the owner of the business states the arrangements at the place.',
      ],
    },
    {
      id: 'complaints',
      title: 'If you were not answered',
      body: [
        'You may turn to the [Commission for Equal Rights of Persons with Disabilities](https://www.gov.il/en/departments/disability_rights) at the Israeli Ministry of Justice.',
      ],
    },
  ],
});

export default accessibility;
