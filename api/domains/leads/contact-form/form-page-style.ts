export const formPageStyle = `
:root{--ground:#f6f5f1;--text:#1c2321;--line:#8a938f;--accent:#0b7a6b;--on:#fff;--error:#b3261e}
@media (prefers-color-scheme:dark){:root{--ground:#161b1a;--text:#eef2f0;--line:#7d8783;--accent:#5fd3c0;--on:#0c1a17;--error:#ffb4ab}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:1rem/1.6 Rubik,"Segoe UI",Arial,sans-serif}
main{max-inline-size:34rem;margin-inline:auto;padding:1.5rem 1rem 3rem}
h1{font-size:1.5rem;line-height:1.25}
a{color:var(--accent)}
[role=alert]{border-inline-start:4px solid var(--error);padding-inline-start:.75rem}
[role=alert] p{margin:0;font-weight:600}
.field{margin-block-end:1rem}
label{display:block;font-weight:600}
input:not([type=checkbox]),textarea{inline-size:100%;font:inherit;color:inherit;background:transparent;border:1px solid var(--line);border-radius:.5rem;padding:.6rem .75rem}
[aria-invalid]{border-color:var(--error)!important}
.error{color:var(--error);margin:.25rem 0 0}
.check{display:flex;gap:.5rem;font-weight:400;margin-block-end:1rem}
.check input{inline-size:1.25rem;block-size:1.25rem;flex:none}
.trap{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
button{font:inherit;font-weight:600;color:var(--on);background:var(--accent);border:0;border-radius:.5rem;padding:.75rem 1.5rem;min-block-size:44px}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
`;
