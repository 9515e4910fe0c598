/** Message an embedded card sends to the page round it, which may then fit the frame. */
const report = 'bikur:height';

/** Tells the page round an embedded card how high the card is, now and whenever that changes. Nothing is read from it. */
export const embedScript =
  `{const r=document.documentElement;new ResizeObserver(()=>parent.postMessage(` +
  `{type:"${report}",height:Math.ceil(r.getBoundingClientRect().height)},"*")).observe(r)}`;
