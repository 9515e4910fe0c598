import type { campaignsHebrew } from '../he/campaigns.ts';
import type { SameShape } from '../shape.ts';

export const campaignsEnglish: SameShape<typeof campaignsHebrew> = {
  campaign: {
    create: 'New notification to users',
    whom: 'Whom',
    what: 'What',
    person: 'The person',
    plan: 'The plan',
    before: 'Before it is sent',
    freePlan: 'Whoever is on the free plan',
    kindHelp:
      'News don’t reach those who switched them off in their account. Service notices reach everybody.',
    linkHelp: 'A page of our site that it leads to, such as /subscription. Optional.',
    preview: 'How it will look',
    noTitle: 'Title of the notification',
    chooseFirst: 'Choose whom to tell first.',
    counting: 'Counting people…',
    countFailed: 'Counting failed. Nothing is sent without the exact number.',
    reaches: 'Number of people it will reach:',
    optedOut: '%{count} more switched news off and are spared.',
    typed: 'To confirm, type %{count}',
    typedHelp: 'What was sent to many people can’t be taken back.',
    typedWrong: 'This is not the number',
    send: 'Send',
    sendTo: 'Send to one person |||| Send to %{smart_count} people',
    progress: 'Progress of sending',
    recipients: 'Recipients',
    sent: 'Told',
    read: 'Read it',
    unread: 'Not read yet',
    stop: 'Stop sending',
    stopExplain: 'Whoever has it keeps it. It can go on from the same point later.',
    resume: 'Go on sending',
    resumeExplain: 'It will reach about %{count} more people.',
  },
};
