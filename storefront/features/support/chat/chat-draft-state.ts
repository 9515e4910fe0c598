/** docs/specification.md 2, support chat widget. */
export type ChatStage = 'closed' | 'open' | 'minimized';

const stageKey = 'supportChat';

/** How this tab left the chat. */
export function chatDraftState(): ChatStage {
  try {
    const kept = sessionStorage.getItem(stageKey);
    return kept === 'open' || kept === 'minimized' ? kept : 'closed';
  } catch {
    return 'closed';
  }
}

export function storeStage(stage: ChatStage): void {
  try {
    sessionStorage.setItem(stageKey, stage);
  } catch {
    // Without storage the state lasts as long as the page.
  }
}
