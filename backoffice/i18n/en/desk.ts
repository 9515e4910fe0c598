import type { deskHebrew } from '../he/desk.ts';
import type { SameShape } from '../shape.ts';

export const deskEnglish: SameShape<typeof deskHebrew> = {
  desk: {
    reports: {
      sameCard: 'Reports of the same card',
      review: 'Take under review',
      reviewAgain: 'Look again',
      reviewExplain: 'The report will be marked as under review; you can note what is known already.',
      reviewed: 'The report is under review',
      dismiss: 'Dismiss the report',
      dismissExplain:
        'The report will be closed and the card stays on the site as it is. Its owner does not know of the report.',
      dismissed: 'The report was dismissed',
      notes: 'Notes for staff',
      notesHelp: 'Only staff see them.',
    },
    takedown: {
      take: 'Take the card down',
      explain:
        'Visitors will meet a neutral page without any details in its place. The owner gets a mail and a notification with the reason, and all open reports of the card are closed. Nothing is deleted, and the card can be put back.',
      submit: 'Take it off the site',
      taken: 'The card was taken down and its owner told',
      reason: 'Reason',
      message: 'Message to the owner',
      messageHelp: 'Sent as it is, by mail and notification.',
      down: 'Staff took this card off the site: %{reason}, %{when}.',
      see: 'About the takedown',
      lift: 'Put the card back',
      liftExplain:
        'The card returns to the site just as it was, and its owner is told. The owner’s own switch stays as it is.',
      lifted: 'The card is back on the site',
      suspicious: 'Its name, address or title sounds like an attempt at fraud. It should be looked at.',
      clear: 'The words are fine',
      clearExplain: 'The mark will be removed. Should name, address or title change, they are judged anew.',
      cleared: 'The mark was removed',
    },
    canned: {
      title: 'Canned answer',
      placeholders:
        '{name} becomes the name of who asks, {subject} the subject, {agent} your own name, {company} the company’s.',
    },
    mail: {
      view: 'The mail',
      text: 'Plain text',
      sendAgain: 'Send again',
      sendAgainExplain: 'The mail goes back into the queue and is sent to %{to} within seconds.',
      queuedAgain: 'The mail is in the queue again',
    },
  },
};
