/** Of the pages of requests for a time, beside what all pages of a card have; the order of choice is counted by CSS. */
export const timeStyle = `
.times{text-align:start;counter-reset:pick}
.times>.help,.times>.error,.times details{clear:both}
summary{min-block-size:48px;padding-block:10px;font-weight:600;cursor:pointer}
.slots,.asked{display:flex;flex-wrap:wrap;gap:10px;margin:0;padding:4px 0 14px;list-style:none}
.asked{flex-direction:column;align-items:center}
.slot{position:relative;display:grid;place-items:center;min-inline-size:76px;min-block-size:48px;padding-inline:12px;border:1.5px solid var(--field);border-radius:10px;font-weight:500;font-size:1.0625rem;cursor:pointer;counter-increment:none}
.slot input{position:absolute;inset:0;inline-size:100%;block-size:100%;margin:0;opacity:0;cursor:pointer}
.slot:has(:checked){counter-increment:pick;border-color:var(--teal);background:var(--teal);color:var(--on)}
.slot:has(:checked)::after{content:counter(pick);position:absolute;inset-block-start:-9px;inset-inline-start:-7px;display:grid;place-items:center;inline-size:24px;block-size:24px;border-radius:50%;background:var(--ink);color:var(--ground);font-size:.8125rem;font-weight:700;line-height:1}
.slot:has(:focus-visible){outline:3px solid var(--teal);outline-offset:3px}
.slot.taken{border-style:dashed;color:var(--muted);cursor:default;font-weight:400}
.slot small{font-size:.75rem;line-height:1}
.field select{display:block;inline-size:100%;min-block-size:52px;padding:12px 14px;border:1.5px solid var(--field);border-radius:10px;background:var(--surface);color:inherit;font:inherit;font-size:1.0625rem}
.field small{font-weight:400;color:var(--muted)}
.trap{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
.when{margin-block:20px;font-size:1.375rem;font-weight:700;line-height:1.3}
`;
