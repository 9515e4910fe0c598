export default {
  region: 'הודעות ({hotkey})',
  close: 'סגירה',
  copy: 'העתק לזיכרון',
  copied: 'הועתק!',
};
