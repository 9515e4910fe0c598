/** What each page that is still being made will hold: one sentence, different for every page. */
const he = {
  badge: 'בקרוב',
  onwards: 'בינתיים אפשר',
  write: 'לכתוב לנו',
  call: 'להתקשר',
  whatsapp: 'לשלוח WhatsApp',
  forSupport: 'מחפשים עזרה עכשיו?',
  sentences: {
    checkout:
      'כאן יסוכמו הזמנות של כרטיסים מודפסים לפני התשלום; עדיין אי אפשר להזמין אותם כאן, ושום דבר לא חויב.',
    'checkout-item':
      'כאן תסוכם הזמנה של כרטיסים מודפסים לפני התשלום; עדיין אי אפשר להזמין אותם כאן, ושום דבר לא חויב.',
  },
};

export default he;
