/** Of the page on which a client writes a review: light and dark, from a phone to a wide screen. */
export const reviewPageStyle = `
:root{--ground:#fbf8f3;--surface:#fff;--ink:#12202f;--muted:#4b5868;--line:#e6dfd3;--field:#857f74;--teal:#0b7a6b;--strong:#075e53;--on:#fff;--star:#e2701f;--dim:#dcd4c6;--error:#b3261e;--warning:#8a5a00;color-scheme:light dark}
@media (prefers-color-scheme:dark){:root{--ground:#0e1620;--surface:#16202c;--ink:#e9edf2;--muted:#aab4c0;--line:#2c3846;--field:#75808d;--teal:#3cc0ab;--strong:#6bd6c4;--on:#06201b;--star:#ff9a5c;--dim:#3a4655;--error:#ffb4ab;--warning:#f0c36a}}
*,::before,::after{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:400 1rem/1.6 Rubik,"Segoe UI",Arial,sans-serif;overflow-wrap:anywhere}
h1,h2,p,figure,blockquote{margin:0}
a{color:inherit}
b{font-weight:600}
:focus-visible{outline:3px solid var(--teal);outline-offset:2px}
.skip{position:absolute;inset-block-start:8px;inset-inline-start:8px;padding:12px 16px;background:var(--ink);color:var(--ground);border-radius:10px;transform:translateY(-200%)}
.skip:focus{transform:none}
.bar{display:flex;inline-size:100%;max-inline-size:1040px;margin-inline:auto;padding:8px 20px}
.logo{display:inline-flex;align-items:center;gap:8px;min-block-size:44px;font-weight:700;font-size:1.125rem;text-decoration:none}
.logo svg{inline-size:28px;block-size:28px}
main{inline-size:100%;max-inline-size:560px;margin-inline:auto;padding:8px 20px calc(48px + env(safe-area-inset-bottom))}
.head{display:flex;align-items:center;gap:18px}
.head img{inline-size:96px;block-size:96px;object-fit:cover;flex:none;border:5px solid #fff;box-shadow:0 0 0 1px var(--line),0 8px 24px -12px rgb(18 32 47/.5);rotate:-3deg}
h1{font-size:clamp(1.75rem,8vw,2.5rem);line-height:1.08;font-weight:800;letter-spacing:-.025em;text-wrap:balance}
.head p{margin-block-start:6px;line-height:1.45;color:var(--muted)}
form{display:grid;gap:24px;margin-block-start:28px}
fieldset{border:0;margin:0;padding:18px 12px 16px;min-inline-size:0;border-radius:16px;background:var(--surface);box-shadow:inset 0 0 0 1px var(--line);text-align:center}
legend{float:inline-start;inline-size:100%;padding:0;font-weight:500}
.stars{clear:both;display:flex;justify-content:center;padding-block-start:8px}
.star{position:relative;display:grid;place-items:center;inline-size:60px;block-size:60px;color:var(--dim)}
.star svg{inline-size:44px;block-size:44px;fill:currentColor}
.star input{position:absolute;inset:0;inline-size:100%;block-size:100%;margin:0;opacity:0;cursor:pointer}
.star:has(:focus-visible){outline:3px solid var(--teal);border-radius:10px}
.stars:has(#s1:checked) .star:nth-child(-n+1),.stars:has(#s2:checked) .star:nth-child(-n+2),.stars:has(#s3:checked) .star:nth-child(-n+3),.stars:has(#s4:checked) .star:nth-child(-n+4),.stars:has(#s5:checked) .star:nth-child(-n+5){color:var(--star)}
.say{min-block-size:1.7em;font-weight:600;font-size:1.0625rem}
.say span{display:none}
fieldset:has(#s1:checked) .w1,fieldset:has(#s2:checked) .w2,fieldset:has(#s3:checked) .w3,fieldset:has(#s4:checked) .w4,fieldset:has(#s5:checked) .w5{display:inline}
.field label{display:block;font-weight:500;margin-block-end:6px}
.field input,.field textarea{display:block;inline-size:100%;min-block-size:52px;padding:12px 14px;border:1.5px solid var(--field);border-radius:10px;background:var(--surface);color:inherit;font:inherit;font-size:1.0625rem}
.field textarea{min-block-size:8.5rem;line-height:1.5;resize:vertical}
[aria-invalid=true]{border-color:var(--error)!important}
.help{font-size:.9375rem;line-height:1.45;color:var(--muted)}
.field .help{margin-block-start:6px}
.two{display:flex;justify-content:space-between;gap:16px}
.error{margin-block-start:6px;color:var(--error);font-weight:500}
[role=alert]{border-inline-start:4px solid var(--error);padding-inline-start:12px;margin-block-start:20px}
[role=alert] ul{margin:4px 0 0;padding-inline-start:20px}
h2{font-size:1rem;font-weight:500;margin-block-end:10px}
.paper{padding:16px;border-radius:16px;background:color-mix(in srgb,var(--accent) 8%,var(--surface));box-shadow:inset 0 0 0 1px var(--line)}
.review{padding:18px;background:var(--surface);border-inline-start:8px solid var(--accent)}
.review .given{display:flex;align-items:center;gap:8px;font-size:.875rem;color:var(--muted)}
.given i{font-style:normal;letter-spacing:.1em;color:var(--star)}
blockquote{margin-block:8px 10px;font-size:1.125rem;line-height:1.5;white-space:pre-line}
figcaption{display:flex;flex-wrap:wrap;gap:0 8px;font-size:.9375rem;color:var(--muted)}
figcaption b{color:var(--ink)}
.check{display:flex;gap:14px;align-items:flex-start;min-block-size:44px;line-height:1.45}
.check input{inline-size:28px;block-size:28px;flex:none;margin:0;accent-color:var(--teal)}
.button{display:flex;align-items:center;justify-content:center;gap:10px;min-block-size:52px;padding-inline:20px;border:0;border-radius:10px;background:var(--teal);color:var(--on);font:inherit;font-weight:600;font-size:1.0625rem;text-decoration:none;cursor:pointer}
.button:hover{background:var(--strong)}
.button.line{background:none;color:var(--ink);box-shadow:inset 0 0 0 1.5px var(--field)}
.button.line:hover{background:color-mix(in srgb,var(--ink) 6%,transparent)}
form>.button{min-block-size:60px;font-size:1.1875rem}
.end{max-inline-size:620px;margin-inline:auto;text-align:center;padding-block-start:12px}
.stamp{inline-size:132px;margin:0 auto 20px;display:block;color:var(--teal)}
.stamp.over{color:var(--warning)}
.end>p{margin-block-start:12px;font-size:1.0625rem;line-height:1.5;color:var(--muted)}
.end .review{margin-block-start:24px;text-align:start;box-shadow:0 0 0 1px var(--line)}
.actions{display:grid;gap:10px;margin-block-start:24px}
.end h2{margin-block-start:28px}
.all{max-inline-size:620px;margin-inline:auto}
.all>p{color:var(--muted)}
.all ul{list-style:none;display:grid;gap:12px;margin:24px 0;padding:0}
.all .review{box-shadow:0 0 0 1px var(--line)}
.average b{font-size:2.5rem;line-height:1;color:var(--ink)}
.answer{margin-block-start:12px;padding-inline-start:12px;border-inline-start:3px solid var(--line);font-size:.9375rem}
.answer p{white-space:pre-line}
.end form{margin-block-start:24px;gap:10px}
@media (max-width:359px){.star{inline-size:50px;block-size:54px}.star svg{inline-size:38px;block-size:38px}.head img{inline-size:76px;block-size:76px}}
@media (min-width:1000px){
.bar{padding-block:20px}
main{max-inline-size:1040px;padding-block-start:24px}
.head img{inline-size:128px;block-size:128px}
h1{font-size:3.25rem}
.head p{font-size:1.1875rem}
.write form{grid-template-columns:minmax(0,7fr) minmax(0,5fr);column-gap:56px;margin-block-start:40px;align-items:start}
.write form>*{grid-column:1}
.write .preview{grid-column:2;grid-row:1/4;position:sticky;inset-block-start:24px}
.paper{padding:28px}
.end h1{font-size:2.5rem}
.actions{grid-template-columns:1fr 1fr}.actions :only-child{grid-column:1/-1;justify-self:center;min-inline-size:280px}
}
`;

/**
 * Fills the preview in while one writes, counts letters, and says once that a browser shows the page. Without it the
 * page works, and a button shows the preview.
 */
export const reviewPageScript = `
const f=document.forms[0],q=s=>document.querySelector(s);
const show=()=>{const d=new FormData(f),n=Number(d.get('stars')||0),w=String(d.get('words')).trim(),a=String(d.get('name')).trim(),p=q('.preview');
q('#p-stars').textContent=n?'★'.repeat(n)+'☆'.repeat(5-n):'☆'.repeat(5);q('#p-of').textContent=n?p.dataset['of'+n]:'';q('#p-words').textContent=w||p.dataset.empty;q('#p-name').textContent=a;
q('#a-name').textContent=a||p.dataset.name;q('#count').textContent=String(d.get('words')).length+'/'+q('#words').maxLength};
f.addEventListener('input',show);show();
fetch(f.dataset.opened,{method:'POST',keepalive:true}).catch(()=>{});
`;
