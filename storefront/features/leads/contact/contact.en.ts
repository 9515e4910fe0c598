import { supportHours } from '../../../../api/contract/support/messages.ts';

export default {
  title: 'Contact the sales department',
  subtitle: 'Leave your details and we will get back to you soon',
  close: 'Close',
  name: 'Full name',
  phone: 'Phone',
  email: 'Email',
  service: 'What are you looking for? (optional)',
  choose: 'Choose from the list',
  services: {
    'single-card': 'One card',
    'multiple-cards': 'Several cards',
    'business-solution': 'A solution for a business or organisation',
    'physical-cards': 'Printed cards with NFC',
    consultation: 'Advice',
    other: 'Something else',
  },
  message: 'Anything else (optional)',
  leaveEmpty: 'Leave this field empty',
  send: 'Send',
  notice:
    'No law obliges you to give these details, but without a phone number or an email we cannot get back to you. We use them only to answer and handle your enquiry; you may ask to see, correct or delete them. In full:',
  privacy: 'privacy policy',
  direct: 'Or directly, without a form',
  directFirst: 'Directly, without a form',
  mail: 'Send an email',
  whatsappText: 'Hello, I would like to hear about the cards of Bikur',
  mailSubject: 'Enquiry for the sales department',
  hours: supportHours.en,
  stamp: 'To you',
  dialogThanks: { title: 'Your enquiry was sent', description: 'We will contact you soon' },
  pageThanks: {
    title: 'Thank you for getting in touch!',
    description: 'We will get back to you as soon as possible',
  },
  failed: {
    title: 'Error',
    description: 'Something went wrong while sending your enquiry. Please try again.',
  },
};
