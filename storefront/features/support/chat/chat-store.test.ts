import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '../../../testing/stub-storage.ts';

let kept: Map<string, string>;
type Store = typeof import('./chat-store.ts');
type Drafts = typeof import('./drafts.ts');
let store: Store;
let drafts: Drafts;

/** Loads the page again; the tab's session storage stays. */
async function reload() {
  vi.resetModules();
  store = await import('./chat-store.ts');
  drafts = await import('./drafts.ts');
}

beforeEach(async () => {
  kept = stubStorage('sessionStorage');
  await reload();
});

afterEach(() => vi.unstubAllGlobals());

describe('the state of the chat', () => {
  it('is closed at first, outlives a reload, and then takes no focus', async () => {
    expect(store.chatState()).toMatchObject({ stage: 'closed', asked: false });
    store.openChat();
    expect(store.chatState()).toMatchObject({ stage: 'open', asked: true });
    await reload();
    expect(store.chatState()).toMatchObject({ stage: 'open', asked: false });
    store.minimizeChat();
    await reload();
    expect(store.chatState()).toMatchObject({ stage: 'minimized', asked: false });
    store.closeChat();
    await reload();
    expect(store.chatState().stage).toBe('closed');
  });

  it('lives without storage', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    await reload();
    store.openChat();
    expect(store.chatState().stage).toBe('open');
  });

  it('opens where it was left, or where a request leads', () => {
    store.goTo(5);
    store.minimizeChat();
    store.openChat();
    expect(store.chatState().place).toBe(5);
    store.openChat({ conversationId: 9 });
    expect(store.chatState().place).toBe(9);
    store.openChat({ about: { kind: 'order', id: 3 }, draft: 'המשלוח לא הגיע' });
    expect(store.chatState()).toMatchObject({ place: 'ticket', about: { kind: 'order', id: 3 } });
    expect(drafts.readDraft('ticket-content')).toBe('המשלוח לא הגיע');
  });

  it('gives a brought beginning once', () => {
    store.openChat({ draft: 'שאלה' });
    expect(store.takeDraft()).toBe('שאלה');
    expect(store.takeDraft()).toBe('');
  });
});

describe('what is typed', () => {
  it('moves from a closed conversation into the form of a new request, and joins what is there', () => {
    drafts.storeDraft('conversation-4', 'עוד משהו');
    drafts.storeDraft('ticket-content', 'התחלה');
    store.goToTicket('conversation-4');
    expect(drafts.readDraft('ticket-content')).toBe('התחלה\nעוד משהו');
    expect(drafts.readDraft('conversation-4')).toBe('');
    expect(store.chatState().place).toBe('ticket');
  });

  it('is never replaced by what an event brings, nor doubled by a second one', () => {
    expect(drafts.joinDrafts('כתבתי', 'הובא')).toBe('כתבתי\nהובא');
    expect(drafts.joinDrafts('כתבתי\nהובא', 'הובא')).toBe('כתבתי\nהובא');
    expect(drafts.joinDrafts('  ', 'הובא')).toBe('הובא');
  });

  it('is forgotten with the person, and nothing else is', async () => {
    drafts.storeDraft('first', 'סוד');
    kept.set('csrfToken', 'token');
    drafts.forgetDrafts();
    await reload();
    expect(drafts.readDraft('first')).toBe('');
    expect(kept.get('csrfToken')).toBe('token');
  });
});
