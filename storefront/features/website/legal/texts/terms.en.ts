import { addressOf, mailOf, nameOf, phoneOf } from '../company-links.ts';
import type { MakeLegalText } from '../legal-text.ts';

const terms: MakeLegalText = (company) => ({
  summary: [
    'Your card and its content stay yours. We show and protect them, and do not sell them.',
    'You may start for free, cancel at any time and take your data with you.',
    'Use the service for a real business; impersonation, deception and spam are forbidden.',
  ],
  sections: [
    {
      id: 'agreement',
      title: 'The agreement',
      body: [
        `These terms are an agreement between you and ${nameOf(company)}${company.number ? ` (registration number ${company.number})` : ''}, ${addressOf(company)}. Signing up for the service, or using it, means agreeing to them and to the [privacy policy](/privacy). Reach us at ${mailOf(company)} or ${phoneOf(company)}. The Hebrew text is the binding one.`,
        'Whoever opens an account for a business or organisation declares that they may bind it. The service is for people aged 18 and over.',
        'Nothing here takes away a right that the law gives consumers and that cannot be waived.',
      ],
    },
    {
      id: 'service',
      title: 'What the service gives',
      body: [
        'Digital business cards at a lasting address, a QR code, saving to contacts, a contact form, statistics, and printed cards with an NFC chip. What each plan holds is shown under [pricing](/?section=pricing) and is part of the agreement from the moment of purchase.',
        'The service is in BETA: features are added and improved. We will not take a material feature out of a plan that was paid for within its billing period; should we have to, you may cancel and receive a proportional refund.',
      ],
    },
    {
      id: 'account',
      title: 'The account',
      body: [
        {
          list: [
            'Give correct details, keep the password secret and tell us of any use you did not permit.',
            'An account is personal. A team of one organisation receives places by its plan.',
            'The list of signed-in devices can be seen, and devices signed out, in the account settings.',
          ],
        },
      ],
    },
    {
      id: 'content',
      title: 'Your content',
      body: [
        'All that you wrote and uploaded belongs to you. You give us a narrow licence: to store, show, resize and transmit the content in order to run the card, until you delete it. We will not use your card as a marketing example without asking.',
        'You answer for the content: that it is right, that you have the rights to pictures and marks, and that people who appear in it agreed. A business that receives the public is asked to state its accessibility arrangements on the card.',
      ],
    },
    {
      id: 'acceptable-use',
      title: 'What is allowed and what is not',
      body: [
        'It is forbidden:',
        {
          list: [
            'to impersonate a person, a business, a bank or an authority, or to collect passwords and payment details;',
            'to publish what is illegal, abusive, deceptive, inciting or infringing;',
            'to link to harmful software, or to use a card as a relay for messages;',
            'to break into, overload, scan or copy the service automatically in a way that harms others;',
            'to fake views, clicks or ratings.',
          ],
        },
        `A card that breaks these rules can be reported from the card itself or to ${mailOf(company)}. We examine the report and, where needed, remove content or suspend the card; its owner is told why and may answer, unless there is immediate danger or the law forbids it.`,
      ],
    },
    {
      id: 'spam',
      title: 'Mailings and advertising',
      body: [
        'Whoever left details in the form of a card asked for an answer, not for advertising. Advertising may be sent only to those who agreed expressly, beforehand and in writing (section 30A of the Communications Law), and only as ticked in the form; the service keeps the wording and the time of that consent.',
        'Each advertising message must carry the word “advertisement”, a name, an address and a way to be removed. The owner of the card answers for the messages they send and indemnifies us for damage caused to us by their breach.',
      ],
    },
    {
      id: 'data-agreement',
      title: 'Data processing agreement for card owners',
      body: [
        'For data that visitors give through a card (messages and contact details) the owner of the card is the controller of the database and we are the holder, under the Protection of Privacy Law and the data security regulations. We undertake:',
        {
          list: [
            'to process the data only in order to give the service, by the instructions that the owner’s settings express;',
            'to keep it secret, to let only those reach it who need to, and to apply the measures of the [privacy policy](/privacy#security);',
            'to use sub-processors only under a like obligation, and to name them on request;',
            'to help the owner answer requests to see, correct and delete;',
            'to tell the owner without delay of a security incident that touched this data;',
            'to delete the data with the card or the account, and to let it be downloaded before;',
            'to give the owner, on reasonable request, what is needed to verify all this.',
          ],
        },
        'The owner undertakes to collect data lawfully, to use it only for the purpose it was given for, and to answer the requests of those who gave it.',
      ],
    },
    {
      id: 'payment',
      title: 'Prices, charging and renewal',
      body: [
        'Prices are in shekels and include VAT as the law says. Before each payment the amount, the billing period and the date of renewal are shown.',
        'A monthly or yearly subscription renews by itself only if you agreed to that when you bought it, until cancelled. Before a yearly renewal a reminder is sent. A charge that failed is tried again over some days, and you are told; if it does not succeed the subscription ends, and cards beyond the free plan are not shown. Nothing is deleted, and renewal brings everything back.',
        'A change of price applies only from the next renewal, after at least 30 days’ notice. Cancelling and refunds are described in the [refund policy](/refund).',
      ],
    },
    {
      id: 'physical',
      title: 'Printed cards and NFC chips',
      body: [
        'A printed card is made specially from the details you approved. Delivery takes 3–5 business days, and a tracking number is sent when the parcel leaves. A card that is invalid or differs from what was approved is replaced free of charge.',
        'The chip leads to a lasting address that can be pointed at another card, frozen or handed over. It works as long as there is an active card it points at.',
      ],
    },
    {
      id: 'addresses',
      title: 'Custom addresses',
      body: [
        'A custom address goes to whoever asks first. Addresses that impersonate, infringe a trade mark or were taken only to be sold are not kept. An address that was replaced goes on leading to the card for a year.',
      ],
    },
    {
      id: 'availability',
      title: 'Availability and liability',
      body: [
        'We make a reasonable effort that the service be available, secure and backed up, but do not promise that it runs without interruption or fault. Statistics are an estimate and no promise of customers or income.',
        'As far as the law allows, our liability for indirect damage is limited, and our whole liability for a year does not exceed what you paid in that year. This does not apply to bodily harm, to malice, or to liability that cannot be limited by law.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending',
      body: [
        'You may close the account at any time. We may end the agreement with 30 days’ notice, or at once after a severe breach of the rules; if we end it without a breach we return the proportional part of what was paid in advance. Before the end the data can be downloaded.',
      ],
    },
    {
      id: 'rights',
      title: 'What is ours',
      body: [
        'The software, the templates, the name and the mark belong to us or our licensors. You may use them to run and share your card, not to sell or copy them separately.',
      ],
    },
    {
      id: 'law',
      title: 'Law, disputes and changes',
      body: [
        'Israeli law applies. We would rather settle any dispute by talking; failing that, the courts that are competent in Israel by law decide.',
        'The date of the last change stands at the top of the page. A material change is announced 30 days ahead, and whoever does not agree may cancel and receive a proportional refund.',
      ],
    },
  ],
});

export default terms;
