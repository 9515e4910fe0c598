import { translated } from './languages.ts';

/**
 * Every text that can stand beside a field. A zod schema gives a key as its message
 * (`z.email('email_invalid')`), the server and the forms turn it into the person's language.
 * The first groups are the custom texts of docs/specification.md 5, the last one the defaults.
 */
export const validationMessages = translated({
  // Login and register
  email_invalid: { he: 'כתובת אימייל לא תקינה', en: 'Invalid email address' },
  password_too_short: {
    he: 'סיסמה חייבת להכיל לפחות 6 תווים',
    en: 'Password must contain at least 6 characters',
  },
  username_too_short: {
    he: 'שם משתמש חייב להכיל לפחות 2 תווים',
    en: 'Username must contain at least 2 characters',
  },
  username_too_long: {
    he: 'שם משתמש חייב להיות עד 20 תווים',
    en: 'Username must be at most 20 characters',
  },
  passwords_do_not_match: { he: 'הסיסמאות אינן תואמות', en: 'Passwords do not match' },
  username_characters: {
    he: 'שם משתמש יכול להכיל אותיות בעברית או באנגלית, ספרות, ובין לבין רווח, נקודה, מקף או קו תחתון',
    en: 'A username may contain Hebrew or English letters and digits, with a space, dot, hyphen or underscore between them',
  },
  username_mixes_scripts: {
    he: 'אי אפשר לערבב אותיות בעברית ובאנגלית באותה מילה',
    en: 'Hebrew and English letters cannot be mixed in one word',
  },
  username_reserved: { he: 'שם המשתמש הזה שמור למערכת', en: 'This username is reserved' },
  password_too_long: {
    he: 'סיסמה יכולה להכיל עד 200 תווים',
    en: 'Password must contain at most 200 characters',
  },
  password_common: {
    he: 'הסיסמה הזאת נפוצה וקל לנחש אותה. עדיף לבחור אחרת',
    en: 'This password is common and easy to guess. Please choose another one',
  },
  password_own_name: {
    he: 'הסיסמה דומה מדי לשם המשתמש או לכתובת האימייל',
    en: 'The password is too close to the username or the email address',
  },
  current_password_wrong: { he: 'הסיסמה הנוכחית שגויה', en: 'The current password is wrong' },
  code_wrong: {
    he: 'הקוד שגוי, או שכבר נעשה בו שימוש. אפשר לחכות לקוד הבא באפליקציה',
    en: 'The code is wrong or was used already. Wait for the next one in the app',
  },
  passkey_refused: {
    he: 'מפתח הכניסה לא התקבל. אפשר לנסות שוב, או להיכנס בדרך אחרת',
    en: 'The passkey was not accepted. Try again, or log in another way',
  },
  passkey_known: { he: 'מפתח הכניסה הזה כבר נוסף', en: 'This passkey has been added already' },
  passkeys_too_many: {
    he: 'אפשר להחזיק עד 20 מפתחות כניסה. קודם צריך להסיר אחד',
    en: 'There may be 20 passkeys at most. Remove one first',
  },
  app_first: {
    he: 'קודם צריך מפתח כניסה או אפליקציית קודים',
    en: 'Add a passkey or an app of codes first',
  },
  app_again: {
    he: 'ההגדרה של האפליקציה פגה. יש להתחיל אותה מחדש',
    en: 'The setup of the app has expired. Begin it anew',
  },
  password_first: {
    he: 'קודם צריך לקבוע סיסמה, כדי שתהיה דרך להיכנס',
    en: 'Set a password first, so that there is a way in',
  },
  email_is_present: { he: 'זו כבר הכתובת של החשבון', en: 'This already is the address of the account' },
  link_used_up: {
    he: 'הקישור אינו תקף: כבר נעשה בו שימוש, פג תוקפו, או שנשלח אחריו קישור חדש',
    en: 'This link is not valid: it was used, it expired, or a newer one was sent',
  },
  username_taken: { he: 'שם המשתמש כבר תפוס', en: 'This username is already taken' },
  email_taken: { he: 'כתובת האימייל כבר רשומה במערכת', en: 'This email address is already registered' },

  // Sales contact form
  lead_name_required: { he: 'יש להזין שם מלא', en: 'Please enter your full name' },
  lead_email_invalid: { he: 'כתובת מייל לא תקינה', en: 'Invalid email address' },
  lead_phone_invalid: { he: 'יש להזין מספר טלפון תקין', en: 'Please enter a valid phone number' },
  lead_phone_or_email_required: {
    he: 'יש להזין טלפון או מייל לצורך יצירת קשר',
    en: 'Please enter a phone number or an email address so that we can reach you',
  },

  // Message to a card's owner
  card_message_profile_invalid: { he: 'יש לספק מזהה כרטיס תקין', en: 'A valid card id is required' },
  card_message_name_too_short: {
    he: 'שם חייב להכיל לפחות 2 תווים',
    en: 'Name must contain at least 2 characters',
  },
  card_message_email_invalid: {
    he: 'יש להזין כתובת אימייל תקינה',
    en: 'Please enter a valid email address',
  },
  card_message_phone_invalid: { he: 'יש להזין מספר טלפון תקין', en: 'Please enter a valid phone number' },
  card_message_too_short: {
    he: 'יש להזין הודעה של לפחות 5 תווים',
    en: 'Please enter a message of at least 5 characters',
  },

  // A card by mail
  card_mail_missing: {
    he: 'צריך כתובת מייל, כמו name@mail.example',
    en: 'An address is needed, like name@mail.example',
  },
  card_mail_no_at: {
    he: 'בכתובת מייל יש @, כמו name@mail.example',
    en: 'An e-mail address has an @, like name@mail.example',
  },
  card_mail_invalid: {
    he: 'הכתובת לא שלמה. היא צריכה להיראות כך: name@mail.example',
    en: 'This address is not whole. It should look like name@mail.example',
  },

  // A time that a visitor asks for
  time_required: {
    he: 'יש לבחור מועד אחד לפחות, ועד שלושה',
    en: 'Choose at least one time, and up to three',
  },
  time_too_many: { he: 'אפשר לבחור עד שלושה מועדים', en: 'You can choose up to three times' },
  time_past: {
    he: 'אחד המועדים כבר עבר או קרוב מדי. יש לבחור מועד מאוחר יותר',
    en: 'One of the times is over or too near. Choose a later one',
  },
  time_not_open: {
    he: 'אחד המועדים מחוץ לשעות הפתיחה. יש לבחור מועד מהרשימה',
    en: 'One of the times is outside the opening hours. Choose one of the list',
  },
  time_taken: {
    he: 'המועד נתפס בינתיים. יש לבחור מועד אחר',
    en: 'The time was taken meanwhile. Choose another one',
  },
  time_not_proposed: { he: 'המועד הזה לא נמצא בבקשה', en: 'This time is not one of the request' },
  time_over: { he: 'המועד הזה כבר עבר', en: 'This time is over' },

  // Reviews
  review_stars_required: { he: 'יש לבחור כמה כוכבים, מ־1 עד 5', en: 'Choose how many stars, from 1 to 5' },
  review_agreement_required: {
    he: 'בלי ההסכמה אי אפשר להציג את הביקורת בכרטיס',
    en: 'Without your agreement the review cannot appear on the card',
  },

  // Orders of printed cards
  pieces_whole: { he: 'יש להזין מספר שלם, מ־1 ומעלה', en: 'Enter a whole number, 1 or more' },
  pieces_sum: {
    he: 'סכום החלוקה בין הכרטיסים צריך להיות שווה לכמות, וכל כרטיס מופיע פעם אחת',
    en: 'The pieces for the cards must add up to the quantity, each card once',
  },
  address_incomplete: {
    he: 'בכתובת הזו חסרים פרטים למשלוח. אפשר להשלים אותם בעמוד החשבון או לכתוב כתובת חדשה',
    en: 'This address lacks what a courier needs. Complete it on the account page or write a new one',
  },
  design_needed: {
    he: 'כדי להדפיס צריך לאשר את ההדמיה',
    en: 'The drawn proof has to be approved before printing',
  },
  terms_needed: { he: 'כדי לשלם יש להסכים לתנאים', en: 'To pay, the terms have to be accepted' },

  // Chips
  claim_code_wrong: {
    he: 'הקוד אינו מתאים לשבב הזה. כדאי לבדוק את האותיות; אחרי 5 טעויות הקוד מתבטל',
    en: 'This code does not open this chip. Check the letters; after 5 mistakes the code is void',
  },
  receiver_unknown: {
    he: 'לא מצאנו חשבון עם האימייל או שם המשתמש הזה',
    en: 'There is no account with this email or username',
  },
  receiver_is_self: { he: 'השבב כבר שלך', en: 'The chip is yours already' },

  // Support
  conversation_closed: {
    he: 'השיחה סגורה. אפשר לפתוח פנייה חדשה',
    en: 'The conversation is closed; open a new service request',
  },
  attachment_unknown: {
    he: 'אחד הקבצים לא נמצא, או שכבר נשלח. צריך להעלות אותו שוב',
    en: 'One of the files is missing or was sent already. Upload it again',
  },
  assignee_unknown: { he: 'אין כזה איש צוות', en: 'There is no such member of the staff' },
  takeover_note_required: {
    he: 'לוקחים את השיחה ממישהו אחר: צריך לכתוב לו למה',
    en: 'Somebody else has this conversation: write them why you take it',
  },
  starts_in_future: { he: 'צריך זמן שעוד לא עבר, בתוך שנה', en: 'Choose a time to come, within a year' },
  owner_unknown: { he: 'אין חשבון עם הכתובת הזאת', en: 'There is no account with this address' },
  card_not_of_owner: { he: 'הכרטיס הזה אינו של הבעלים', en: 'This card is not the owner’s' },
  chip_code_form: {
    he: 'קוד של שבב הוא 13 עד 24 אותיות לטיניות קטנות וספרות',
    en: 'A chip’s code is 13 to 24 small letters and digits',
  },
  snooze_in_future: { he: 'צריך זמן שעוד לא עבר, בתוך שנה', en: 'Choose a time to come, within a year' },
  recipient_unknown: { he: 'אין למי לשלוח: החשבון לא נמצא', en: 'There is no such account to write to' },
  about_unknown: {
    he: 'הפריט שנבחר לא נמצא בחשבון שלך',
    en: 'The chosen item was not found in your account',
  },

  // A card's fields
  payment_not_paybox: {
    he: 'זה לא קישור של PayBox. קישור כזה מתחיל ב־\u2066https://links.payboxapp.com/\u2069',
    en: 'This is not a PayBox link. Such a link begins with https://links.payboxapp.com/',
  },
  payment_not_bit: {
    he: 'לתשלום לעסק ב־Bit צריך את הקישור לדף של חברת הסליקה: PayPlus, Grow, Cardcom, Tranzila, iCount או morning',
    en: 'Bit for a business needs the page of its clearing house: PayPlus, Grow, Cardcom, Tranzila, iCount or morning',
  },
  payment_not_page: {
    he: 'זה לא דף תשלום שאנחנו מכירים. מתאים קישור https של PayPlus, Grow, Cardcom, Tranzila, iCount או morning',
    en: 'This is not a payment page we know. An https link of PayPlus, Grow, Cardcom, Tranzila, iCount or morning is',
  },
  payment_not_paypal: {
    he: 'זה לא קישור של PayPal. קישור כזה מתחיל ב־\u2066https://paypal.me/\u2069',
    en: 'This is not a PayPal link. Such a link begins with https://paypal.me/',
  },
  phone_invalid: {
    he: 'זה לא נראה כמו מספר טלפון. אפשר לכתוב 052-123-4567, \u200e*2345 או 1-700-123-456',
    en: 'This does not look like a phone number. Try 052-123-4567, *2345 or 1-700-123-456',
  },
  phone_mobile_digits: {
    he: 'מספר נייד בישראל הוא 10 ספרות, כמו 052-123-4567',
    en: 'An Israeli mobile number has 10 digits, like 052-123-4567',
  },
  phone_landline_digits: {
    he: 'מספר קווי בישראל הוא 9 ספרות, כמו 03-123-4567',
    en: 'An Israeli landline has 9 digits, like 03-123-4567',
  },
  phone_service_digits: {
    he: 'מספר שמתחיל ב־1-700 או ב־1-800 הוא 10 ספרות',
    en: 'A number that begins with 1-700 or 1-800 has 10 digits',
  },
  whatsapp_invalid: {
    he: 'ל־WhatsApp צריך מספר מלא, כמו 052-123-4567, או קישור wa.me',
    en: 'WhatsApp needs a full number, like 052-123-4567, or a wa.me link',
  },
  social_invalid: {
    he: 'יש להזין קישור לפרופיל או שם משתמש',
    en: 'Please enter a link to the profile or a user name',
  },
  colour_invalid: {
    he: 'צבע נכתב כ־# ו־6 תווים, כמו \u200e#0b7a6b',
    en: 'A colour is # and 6 characters, like #0b7a6b',
  },
  hours_overlap: { he: 'שתי משמרות של אותו יום חופפות', en: 'Two stretches of this day overlap' },
  time_invalid: { he: 'שעה נכתבת כמו 09:30', en: 'A time is written like 09:30' },
  closes_before_opens: {
    he: 'שעת הסגירה מוקדמת משעת הפתיחה. עד הלילה אפשר לכתוב שעה עד 06:00',
    en: 'Closes before it opens. A night may end by 06:00',
  },
  date_invalid: { he: 'יש לבחור תאריך', en: 'Choose a date' },
  date_past: { he: 'התאריך הזה כבר עבר', en: 'This date is over' },
  section_twice: { he: 'החלק הזה כבר נמצא ברשימה', en: 'This section is in the list already' },
  branch_twice: {
    he: 'הכתובת הזו כבר רשומה בסניף אחר',
    en: 'Another branch has this address already',
  },
  day_twice: { he: 'ליום הזה כבר נקבעו שעות', en: 'This day has its hours already' },
  until_before_from: { he: 'הסיום חייב להיות אחרי ההתחלה', en: 'The end must be after the start' },
  price_invalid: {
    he: 'מחיר נכתב במספרים, כמו 180 או 49.90',
    en: 'A price is written in digits, like 180 or 49.90',
  },
  price_to_below_from: {
    he: 'סוף הטווח צריך להיות גבוה מתחילתו',
    en: 'The end of the range must be higher than its start',
  },
  point_incomplete: {
    he: 'נקודה על המפה צריכה קו רוחב וקו אורך, כמו \u200e32.0853, 34.7818',
    en: 'A point on the map needs latitude and longitude, like 32.0853, 34.7818',
  },
  picture_not_yours: {
    he: 'התמונה לא נמצאה אצלנו. כדאי להעלות אותה שוב',
    en: 'We do not have this picture. Please upload it again',
  },
  plan_needed: {
    he: 'זה לא כלול בתוכנית של הכרטיס. מה שנשמר בו נשאר כפי שהיה',
    en: 'The plan of this card does not include this. What is stored stays as it was',
  },
  address_characters: {
    he: 'כתובת יכולה להכיל אותיות בעברית או באנגלית, ספרות ומקף',
    en: 'An address may contain Hebrew or English letters, digits and hyphens',
  },
  address_length: { he: 'כתובת היא 3 עד 40 תווים', en: 'An address is 3 to 40 characters long' },
  address_hyphen: {
    he: 'כתובת לא יכולה להתחיל או להסתיים במקף',
    en: 'An address cannot begin or end with a hyphen',
  },
  address_digits: { he: 'כתובת צריכה לפחות אות אחת', en: 'An address needs at least one letter' },
  address_changed_often: {
    he: 'הכתובת כבר הוחלפה 10 פעמים ביממה האחרונה. אפשר להחליף שוב מחר',
    en: 'The address was changed 10 times within a day. It can be changed again tomorrow',
  },
  address_protected: {
    he: 'זה שם של גוף מוכר, ולכן הכתובת שמורה לו. אפשר להוסיף את שם העסק או את השם הפרטי',
    en: 'This is the name of a well-known body, so the address is kept for it. Add your business or first name',
  },
  address_reserved: { he: 'הכתובת הזאת שמורה למערכת', en: 'This address is reserved' },

  // Teams
  too_many_people: { he: 'אפשר להזמין עד 50 אנשים בבת אחת', en: 'You can invite up to 50 people at once' },
  team_has_people: {
    he: 'יש בצוות אנשים: אי אפשר לרדת מתחת למספר שלהם, כולל מי שהוזמן',
    en: 'The team has people: this cannot go below their number, those invited among them',
  },
  set_by_team: {
    he: 'את השדה הזה קובעת החברה לכל הכרטיסים שלה',
    en: 'The company sets this field for all of its cards',
  },

  // A person's addresses
  postcode_digits: { he: 'מיקוד בישראל הוא 7 ספרות', en: 'An Israeli postcode has 7 digits' },
  allocation_number_digits: {
    he: 'מספר הקצאה הוא 9 ספרות',
    en: 'An allocation number has 9 digits',
  },
  business_number_digits: {
    he: 'ח.פ. או מספר עוסק הוא 9 ספרות',
    en: 'A company or dealer number has 9 digits',
  },
  business_number_wrong: {
    he: 'המספר אינו תקין: ספרת הביקורת לא מתאימה. כדאי לבדוק ספרה ספרה',
    en: 'The number is not valid: its check digit does not fit. Check it digit by digit',
  },
  addresses_full: {
    he: 'אפשר לשמור עד 20 כתובות. כדאי למחוק אחת שכבר אינה בשימוש',
    en: 'You can keep up to 20 addresses. Delete one you no longer use',
  },

  // Closing an account
  confirmation_wrong: {
    he: 'יש להקליד את שם המשתמש בדיוק כפי שהוא כתוב כאן',
    en: 'Type the username exactly as it is written here',
  },
  leads_to_closed: {
    he: 'הכתובת הזאת נסגרת יחד עם החשבון. יש לבחור כתובת אחרת',
    en: 'This address closes together with the account. Choose another one',
  },

  // What the database refuses
  taken: { he: 'הערך כבר בשימוש', en: 'This value is already in use' },
  article_address_characters: {
    he: 'כתובת של מאמר בנויה מאותיות בעברית או באנגלית ומספרות, עם מקף בין המילים',
    en: 'An article’s address is made of Hebrew or English letters and digits, with hyphens between the words',
  },
  link_not_local: {
    he: 'אפשר לקשר רק לעמוד באתר שלנו, למשל ‎/subscription',
    en: 'Only a page of our own site can be linked, such as /subscription',
  },
  nobody_to_tell: { he: 'אין אף אחד שההודעה תגיע אליו', en: 'There is nobody whom it would reach' },
  slug_taken: { he: 'הכתובת כבר תפוסה', en: 'This address is already taken' },
  reference_missing: { he: 'הרשומה המקושרת לא נמצאה', en: 'The linked record does not exist' },
  still_in_use: {
    he: 'אי אפשר למחוק: יש נתונים אחרים שתלויים ברשומה זו',
    en: 'Cannot be deleted: other data depend on this record',
  },

  // The back office's guards
  saved_views_full: {
    he: 'יש כבר 50 תצוגות שמורות לרשימה הזו. אפשר למחוק אחת ולנסות שוב.',
    en: 'There are 50 saved views of this list already. Delete one and try again.',
  },
  view_owners_only: {
    he: 'אפשר לצפות רק כבעל חשבון רגיל, לא כצוות ולא בעצמך',
    en: 'Only an ordinary owner can be viewed as: no staff, and not yourself',
  },
  own_factors: {
    he: 'את האימות הנוסף של עצמך מסירים בדף החשבון',
    en: 'Your own second factors are removed on your account page',
  },
  no_factors: { he: 'לחשבון הזה אין אימות נוסף', en: 'This account has no second factor' },
  reset_not_asked: {
    he: 'אין בקשה פתוחה: קודם איש צוות אחד מבקש, ואחר מאשר בתוך שלושה ימים',
    en: 'There is no open request: first one of staff asks, then another confirms within three days',
  },
  reset_needs_another: {
    he: 'מי שביקש לא יכול גם לאשר: צריך איש צוות אחר',
    en: 'Whoever asked cannot confirm: it takes another one of staff',
  },
  assignee_not_staff: { he: 'אפשר לבחור רק מישהו מהצוות', en: 'Choose somebody of staff' },
  not_invited: {
    he: 'לחשבון הזה כבר יש דרך כניסה',
    en: 'This account has a way to sign in already',
  },
  already_verified: { he: 'הכתובת כבר מאומתת', en: 'The address is verified already' },
  given_a_moment_ago: {
    he: 'אותה חבילה ניתנה ממש עכשיו. אם צריך עוד אחת, אפשר לנסות שוב בעוד דקה.',
    en: 'The very same package was given just now. If another one is meant, try again in a minute.',
  },
  package_not_extendable: {
    he: 'אפשר להאריך רק חבילה פעילה או שפגה, שיש לה תאריך סיום',
    en: 'Only an active or expired package with an end can be extended',
  },
  package_renewed_elsewhere: {
    he: 'ספק הסליקה מחייב את החבילה הזו לפי לוח משלו. קודם צריך לעצור את הוראת הקבע.',
    en: 'The payment provider charges this package by a calendar of its own. Stop the standing order first.',
  },
  own_role: { he: 'אי אפשר לשנות את התפקיד של עצמך', en: 'You cannot change your own role' },
  own_account: { he: 'אי אפשר למחוק את החשבון של עצמך', en: 'You cannot delete your own account' },
  same_role: { he: 'זה כבר התפקיד של המשתמש', en: 'This is their role already' },
  no_second_admin: {
    he: 'צריך מנהל נוסף שיאשר. כשאין כזה, מי שמחזיק בשרת משנה תפקיד בפקודה npm run admin -- make',
    en: 'It takes another admin to confirm. Where there is none, whoever runs the server changes a role with npm run admin -- make',
  },
  role_not_asked: {
    he: 'אין בקשה פתוחה: קודם מנהל אחד מבקש, ומנהל אחר מאשר בתוך שלושה ימים',
    en: 'There is no open request: first one admin asks, then another confirms within three days',
  },
  role_needs_another: {
    he: 'מי שביקש לא יכול גם לאשר: צריך מנהל אחר',
    en: 'Whoever asked cannot confirm: it takes another admin',
  },
  last_admin: {
    he: 'זה המנהל האחרון: קודם צריך למנות מנהל נוסף',
    en: 'This is the last admin: appoint another one first',
  },
  document_not_found: {
    he: 'המסמך לא נמצא אצלנו. אפשר להסיר אותו ולהעלות אותו שוב',
    en: 'This document is not stored here. Remove it and upload it again',
  },
  article_too_deep: {
    he: 'בטקסט יש ציטוטים או רשימות זה בתוך זה יותר מדי פעמים. אפשר לפשט ולשמור שוב',
    en: 'Quotes or lists stand within each other too many times. Make the text simpler and save again',
  },
  picture_not_found: {
    he: 'התמונה כבר אינה שמורה אצלנו. יש להעלות אותה שוב',
    en: 'We no longer keep this picture. Upload it again',
  },
  changed_meanwhile: {
    he: 'הרשומה השתנתה בינתיים. רעננו כדי לראות את השינויים, ואז ערכו שוב',
    en: 'This record was changed meanwhile. Refresh to see the changes, then edit again',
  },

  // Defaults where no custom text exists
  required: { he: 'שדה חובה', en: 'Required' },
  invalid_input: { he: 'ערך לא תקין', en: 'Invalid input' },
  invalid_email: { he: 'כתובת אימייל לא תקינה', en: 'Invalid email' },
  invalid_url: { he: 'כתובת אינטרנט לא תקינה', en: 'Invalid web address' },
  invalid_date: { he: 'תאריך לא תקין', en: 'Invalid date' },
  invalid_choice: { he: 'יש לבחור אחת מהאפשרויות', en: 'Please choose one of the options' },
  text_too_short: { he: 'יש להזין לפחות {limit} תווים', en: 'Must contain at least {limit} characters' },
  text_too_long: { he: 'אפשר להזין עד {limit} תווים', en: 'Must contain at most {limit} characters' },
  number_too_small: { he: 'הערך הקטן ביותר האפשרי הוא {limit}', en: 'Must be at least {limit}' },
  number_too_large: { he: 'הערך הגדול ביותר האפשרי הוא {limit}', en: 'Must be at most {limit}' },
  number_not_above: { he: 'הערך חייב להיות גדול מ־{limit}', en: 'Must be greater than {limit}' },
  number_not_below: { he: 'הערך חייב להיות קטן מ־{limit}', en: 'Must be less than {limit}' },
  number_not_multiple: { he: 'הערך חייב להיות כפולה של {limit}', en: 'Must be a multiple of {limit}' },
  not_integer: { he: 'יש להזין מספר שלם', en: 'Must be a whole number' },
  list_too_short: { he: 'מספר הפריטים הקטן ביותר: {limit}', en: 'The fewest items possible: {limit}' },
  list_too_long: { he: 'מספר הפריטים הגדול ביותר: {limit}', en: 'The most items possible: {limit}' },
});

export type ValidationMessageKey = keyof typeof validationMessages;

/** Whether a schema's message is one of our keys (and not zod's own English). */
export function isValidationMessageKey(text: string): text is ValidationMessageKey {
  return Object.hasOwn(validationMessages, text);
}
