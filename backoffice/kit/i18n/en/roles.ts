import type { rolesHebrew } from '../he/roles.ts';
import type { SameShape } from '../shape.ts';

export const rolesEnglish: SameShape<typeof rolesHebrew> = {
  title: 'Roles and permissions',
  why: 'The server checks each operation by this table, and menu, buttons and fields are shown by the same.',
  change:
    'A role is changed on the page of the user: one admin asks, another confirms within three days, and both prove who they are. Where there is only one admin, whoever runs the server changes a role with the command:',
  permission: 'Permission',
  yes: 'Yes',
  no: 'No',
  permissions: {
    office: 'Enters the back office',
    people: {
      read: 'Users: see',
      write: 'Users: details, addresses, links, signing out',
      secure: 'Users: change of email, removal of second factors, closing an account',
      'view-as': 'View as the owner',
    },
    staff: 'Roles, sign-ins of staff and the audit log',
    cards: {
      read: 'Cards: see',
      write: 'Cards: edit, take down and bring back, reports and reviews',
      delete: 'Cards: delete for good',
    },
    leads: 'Leads',
    inbox: 'Inbox and canned answers',
    chat: 'Answers all conversations in the chat of the site',
    mail: { read: 'Mails and notifications that left' },
    campaigns: 'Campaigns',
    packages: {
      read: 'Packages: see',
      write: 'Packages: renewal, charging again, teams',
      give: 'Packages: give, extend and end at once',
    },
    payments: {
      read: 'Payments and receipts: see',
      write: 'Payments: refunds, decisions, disputes and transfers',
    },
    books: 'Books: VAT, tax documents, reconciliation and files for the accountant',
    orders: { read: 'Orders and chips: see', write: 'Orders and chips: production, shipping, freezing' },
    catalogue: { read: 'Products and coupons: see', write: 'Products and coupons: prices and changes' },
    'package-migrations': 'Move packages to another product',
    articles: 'Articles',
    export: 'Save whole lists to a file',
    system: 'Errors, background jobs, backups and schema migrations',
  },
};
