import type { CardLanguage } from './card-languages.ts';
import type { ErrorCode } from './error-codes.schema.ts';
import type { Language } from './languages.ts';
import type { ValidationMessageKey } from './validation-messages.ts';

/** A text in the languages that only cards have. */
type Further = Readonly<Record<Exclude<CardLanguage, Language>, string>>;

const wrongEmail: Further = { ar: 'بريد إلكتروني غير صحيح', ru: 'Неправильный адрес эл. почты' };

/** What can stand beside a field of the forms for visitors of a card: message, review, report (docs/product.md 12.8). */
export const visitorIssues: Readonly<Partial<Record<ValidationMessageKey, Further>>> = {
  card_message_name_too_short: {
    ar: 'يجب أن يتكون الاسم من حرفين على الأقل',
    ru: 'В имени должно быть не меньше двух букв',
  },
  card_message_email_invalid: {
    ar: 'أدخلوا عنوان بريد إلكتروني صحيحًا',
    ru: 'Введите правильный адрес эл. почты',
  },
  card_message_phone_invalid: { ar: 'أدخلوا رقم هاتف صحيحًا', ru: 'Введите правильный номер телефона' },
  card_message_too_short: {
    ar: 'اكتبوا رسالة من خمسة أحرف على الأقل',
    ru: 'Напишите сообщение не короче пяти знаков',
  },
  card_mail_missing: {
    ar: 'يجب إدخال عنوان بريد، مثل \u2066name@mail.example\u2069',
    ru: 'Нужен адрес эл. почты, например name@mail.example',
  },
  card_mail_no_at: {
    ar: 'في عنوان البريد يوجد @، مثل \u2066name@mail.example\u2069',
    ru: 'В адресе эл. почты есть @, например name@mail.example',
  },
  card_mail_invalid: {
    ar: 'العنوان غير كامل. يجب أن يبدو هكذا: \u2066name@mail.example\u2069',
    ru: 'Адрес неполный. Он должен выглядеть так: name@mail.example',
  },
  time_required: {
    ar: 'يرجى اختيار موعد واحد على الأقل، وحتى ثلاثة',
    ru: 'Выберите хотя бы один вариант, но не больше трёх',
  },
  time_too_many: { ar: 'يمكن اختيار حتى ثلاثة مواعيد', ru: 'Можно выбрать не больше трёх вариантов' },
  time_past: {
    ar: 'أحد المواعيد مضى أو قريب جدًا. يرجى اختيار موعد لاحق',
    ru: 'Один из вариантов уже прошёл или слишком близко. Выберите более поздний',
  },
  time_not_open: {
    ar: 'أحد المواعيد خارج ساعات العمل. يرجى اختيار موعد من القائمة',
    ru: 'Один из вариантов вне часов работы. Выберите время из списка',
  },
  time_taken: {
    ar: 'حُجز الموعد في هذه الأثناء. يرجى اختيار موعد آخر',
    ru: 'Это время успели занять. Выберите другое',
  },
  review_stars_required: {
    ar: 'اختاروا عدد النجوم، من \u20661\u2069 إلى \u20665\u2069',
    ru: 'Выберите, сколько звёзд поставить, от 1 до 5',
  },
  review_agreement_required: {
    ar: 'بدون الموافقة لا يمكن عرض الرأي في البطاقة',
    ru: 'Без вашего согласия отзыв не может появиться на визитке',
  },
  required: { ar: 'حقل إلزامي', ru: 'Обязательное поле' },
  invalid_input: { ar: 'قيمة غير صحيحة', ru: 'Неправильное значение' },
  invalid_email: wrongEmail,
  email_invalid: wrongEmail,
  invalid_choice: { ar: 'اختاروا أحد الخيارات', ru: 'Выберите один из вариантов' },
  text_too_short: {
    ar: 'الحد الأدنى لعدد الأحرف: \u2066{limit}\u2069',
    ru: 'Знаков должно быть не меньше: {limit}',
  },
  text_too_long: {
    ar: 'الحد الأقصى لعدد الأحرف: \u2066{limit}\u2069',
    ru: 'Знаков может быть не больше: {limit}',
  },
};

/** Why a form of theirs was not taken as a whole. */
export const visitorErrors: Readonly<Partial<Record<ErrorCode, Further>>> = {
  malformed_request: { ar: 'الطلب المرسل غير سليم.', ru: 'Запрос составлен неправильно.' },
  not_found: { ar: 'لم يُعثر على ما طلبتموه.', ru: 'То, что вы искали, не найдено.' },
  request_timeout: {
    ar: 'وصلت البيانات ببطء شديد. حاولوا مجددًا باتصال أفضل.',
    ru: 'Данные приходили слишком медленно. Попробуйте снова при лучшем соединении.',
  },
  payload_too_large: {
    ar: 'البيانات المرسلة كبيرة جدًا.',
    ru: 'Отправлено слишком много данных.',
  },
  validation_failed: {
    ar: 'بعض التفاصيل غير صحيحة. صحّحوها وحاولوا مجددًا.',
    ru: 'Некоторые данные указаны неверно. Исправьте их и попробуйте снова.',
  },
  too_many_requests: {
    ar: 'أُرسلت طلبات كثيرة جدًا. حاولوا مجددًا بعد بضع دقائق.',
    ru: 'Слишком много запросов. Попробуйте через несколько минут.',
  },
  internal_error: {
    ar: 'حدث خطأ في الخادم. حاولوا لاحقًا.',
    ru: 'На сервере произошла ошибка. Попробуйте позже.',
  },
  service_unavailable: {
    ar: 'الخدمة غير متاحة الآن. حاولوا لاحقًا.',
    ru: 'Сервис сейчас недоступен. Попробуйте позже.',
  },
};
