/** What each page that is still being made will hold: one sentence, different for every page. */
const he = {
  badge: 'בקרוב',
  onwards: 'בינתיים אפשר',
  write: 'לכתוב לנו',
  call: 'להתקשר',
  whatsapp: 'לשלוח WhatsApp',
  forSupport: 'מחפשים עזרה עכשיו?',
  sentences: {
    checkout: 'כאן יסוכמו ההזמנה, המע״מ והתנאים לפני התשלום; עדיין אי אפשר לשלם כאן, ושום דבר לא חויב.',
    'checkout-item': 'כאן יסוכם הפריט שבחרת לפני התשלום; עדיין אי אפשר לשלם עליו כאן, ושום דבר לא חויב.',
  },
};

export default he;
