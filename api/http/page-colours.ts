/** The colours of the site (docs/look.md), for pages whose style stands in them. */
export const pageColours = `
:root{color-scheme:light dark;--ground:light-dark(#fbf8f3,#0e1620);--surface:light-dark(#fff,#182431);--ink:light-dark(#12202f,#e9edf2);--muted:light-dark(#4b5868,#a9b4c0);--line:light-dark(#e6dfd3,#253342);--strong:light-dark(#cfc4b2,#3a4b5d);--field:light-dark(#8c7f6a,#7d8fa1);--primary:light-dark(#0b7a6b,#3db8a6);--on:light-dark(#fff,#06231f);--danger:light-dark(#b3261e,#ff9c92);--wash:light-dark(#fbe7e4,#3b1a18);--focus:light-dark(#0b7a6b,#5ccbba)}
[data-theme=light]{color-scheme:light}[data-theme=dark]{color-scheme:dark}`;
