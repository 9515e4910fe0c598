export const docsStyle = `
:root { color-scheme: light dark; --line: light-dark(#d8dce3, #3a4150); --soft: light-dark(#f4f6f9, #1d222c); }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif;
  color: light-dark(#17202e, #e8ecf3); background: light-dark(#fff, #12161d); }
a { color: light-dark(#0b57a4, #8fc2ff); }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; list-style: none; }
article { border-block-start: 1px solid var(--line); padding-block: 1rem; overflow-wrap: anywhere; }
h3 { margin: 0; font-size: 1rem; }
h3 b { display: inline-block; min-inline-size: 4.5rem; }
table { border-collapse: collapse; inline-size: 100%; }
th, td { border-block-end: 1px solid var(--line); padding: .25rem .5rem; text-align: start; vertical-align: top; }
pre { background: var(--soft); padding: .75rem; overflow: auto; border-radius: .5rem; }
summary { cursor: pointer; padding-block: .25rem; }
`;
