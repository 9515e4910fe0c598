export default {
  title: 'דף מוגן',
  text: 'יש להתחבר למערכת כדי לצפות בדף זה',
  login: 'התחברות',
  toastTitle: 'נדרשת התחברות',
  toastText: 'יש להתחבר למערכת כדי לגשת לדף זה',
};
