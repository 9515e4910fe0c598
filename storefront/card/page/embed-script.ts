/** Type of the message that an embedded card posts to the page around it. */
const report = 'bikur:height';

/**
 * Reports the height of an embedded card to the page around it, at once and whenever it changes, so that the
 * page can fit its frame. The script reads nothing from that page.
 */
export const embedScript =
  `{const r=document.documentElement;new ResizeObserver(()=>parent.postMessage(` +
  `{type:"${report}",height:Math.ceil(r.getBoundingClientRect().height)},"*")).observe(r)}`;
