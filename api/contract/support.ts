import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

const tag = 'Support';

/** A line of the support popover and chat (specification section 3, shapes used in the interface). */
export const supportMessage = z.object({
  id: z.int(),
  /** Whose conversation it is: the person who asked. */
  userId: z.int(),
  /** Who wrote it. */
  senderId: z.int(),
  /** Name of who wrote it. */
  username: z.string(),
  content: z.string(),
  /** True for what the reader wrote, and for what waits for somebody else. */
  isRead: z.boolean(),
  isClosed: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type SupportMessage = z.infer<typeof supportMessage>;

export const listSupportMessagesEndpoint = defineEndpoint({
  method: 'get',
  path: '/api/support-messages',
  summary: 'Lists the newest messages of my support conversation; an admin sees everybody’s',
  tag,
  access: 'signed-in',
  reply: z.array(supportMessage),
});

export const readSupportMessagesEndpoint = defineEndpoint({
  method: 'put',
  path: '/api/support-messages/read-all',
  summary: 'Marks all support messages that wait for me read',
  tag,
  access: 'signed-in',
  reply: z.object({ read: z.int() }),
});
