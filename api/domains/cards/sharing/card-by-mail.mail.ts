import { defineMail } from '../../messaging/index.ts';
import { cardByMailTexts } from './messages.ts';

export interface CardByMailInput {
  name: string;
  title: string | null;
  /** As the card shows it. */
  phone: string | null;
  url: string;
}

/**
 * The card that a visitor asked for. Only the card's name, title and phone are its owner's words, moderated by
 * `mailedWords`: what owners write besides could make us the sender of their advertising.
 */
export const cardByMail = defineMail<CardByMailInput>('card_by_mail')(
  cardByMailTexts,
  (texts, { name, title, phone, url }) => {
    const rows: [string, string][] = [
      ...(title ? [[texts.about, title] as [string, string]] : []),
      ...(phone ? [[texts.phone, phone] as [string, string]] : []),
    ];
    return {
      subject: texts.subject(name),
      title: texts.title(name),
      blocks: [
        { kind: 'text', words: texts.intro },
        ...(rows.length > 0 ? [{ kind: 'details', rows } as const] : []),
        { kind: 'button', label: texts.button, to: url },
        { kind: 'note', words: texts.note },
      ],
    };
  },
);
