import type { ChatRequest, ChatSubject } from './show-support-chat.ts';

const kinds: readonly string[] = ['card', 'order', 'chip'] satisfies ChatSubject['kind'][];
const wholeNumber = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** The valid part of an event's detail; any script may dispatch one, with anything in it. */
export function readChatRequest(detail: unknown): ChatRequest | null {
  if (typeof detail !== 'object' || detail === null) return null;
  const { draft, about, newRequest, conversationId } = detail as Record<keyof ChatRequest, unknown>;
  const subject = about as Partial<ChatSubject> | null | undefined;
  return {
    ...(typeof draft === 'string' && draft.trim() !== '' && { draft: draft.slice(0, 5_000) }),
    ...(subject &&
      kinds.includes(String(subject.kind)) &&
      wholeNumber(subject.id) && { about: { kind: subject.kind as ChatSubject['kind'], id: subject.id } }),
    ...(newRequest === true && { newRequest }),
    ...(wholeNumber(conversationId) && { conversationId }),
  };
}
