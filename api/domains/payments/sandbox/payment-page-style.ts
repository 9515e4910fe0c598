import { pageColours } from '../../../http/page-colours.ts';

/** The style of the sandbox's page: the product's own colours, so that the trial looks like the real thing. */
export const paymentPageStyle = `
@font-face{font-family:Rubik;src:url(/sandbox-pay/rubik-hebrew.woff2) format("woff2");font-weight:300 900;font-display:swap;unicode-range:U+0307-0308,U+0590-05FF,U+200C-2010,U+20AA,U+25CC,U+FB1D-FB4F}
@font-face{font-family:Rubik;src:url(/sandbox-pay/rubik-latin.woff2) format("woff2");font-weight:300 900;font-display:swap;unicode-range:U+0000-00FF,U+2000-206F,U+20AC,U+2122}
${pageColours}
:root{--band:#a3211a;--dir:1}[dir=rtl]{--dir:-1}
*{box-sizing:border-box}
body{margin:0;min-block-size:100dvh;background:var(--ground);color:var(--ink);font:400 1rem/1.55 Rubik,Arial,sans-serif;overflow-wrap:anywhere}
h1,h2,p,dl,dd,ul,ol{margin:0;padding:0}ul,ol{list-style:none}a{color:inherit}
.band{background:var(--band);color:#fff}
.band .in{display:flex;flex-wrap:wrap;gap:4px 14px;align-items:center;padding-block:10px}
.band b{padding:1px 10px 2px;border:2px solid;border-radius:6px;outline:1px solid;outline-offset:2px;margin-inline:3px;rotate:calc(var(--dir)*3deg);white-space:nowrap}
.band span{flex:1 1 16rem;font-weight:500}
.band a{display:inline-flex;align-items:center;min-block-size:44px;padding-inline:8px;font-weight:600}
.in{max-inline-size:1080px;margin-inline:auto;padding-inline:20px}
main.in{display:grid;gap:40px;padding-block:32px 64px}
h1{font-size:clamp(2.07rem,1.6rem + 2vw,2.9rem);font-weight:800;line-height:1.08;letter-spacing:-.015em}
h2{font-size:1.2rem;font-weight:700}
.lede{margin-block-start:10px;color:var(--muted);max-inline-size:54ch}
form{margin-block-start:26px;display:grid;gap:18px;max-inline-size:560px}
.pair{display:grid;gap:18px;grid-template-columns:1fr 1fr}
.field{display:grid;gap:6px;align-content:start;min-inline-size:0}
label{font-size:.9375rem;font-weight:600}label small{color:var(--muted);font-weight:400}
input{inline-size:100%;min-block-size:50px;padding:8px 12px;border:1.5px solid var(--field);border-radius:10px;background:var(--surface);color:inherit;font:inherit;font-variant-numeric:tabular-nums}
[dir=rtl] input[dir=ltr]{text-align:end}
#number{font-size:1.2rem;letter-spacing:.04em}
input[aria-invalid]{border:2px solid var(--danger)}
.note{color:var(--muted);font-size:.875rem}.error{color:var(--danger);font-size:.875rem;font-weight:500}
.alert{border-inline-start:4px solid var(--danger);padding:10px 14px;background:var(--wash)}
.alert b{display:block}.alert li{padding-block:2px}
button,.button{display:flex;align-items:center;justify-content:center;gap:8px;min-block-size:54px;padding:8px 24px;border:0;border-radius:10px;background:var(--primary);color:var(--on);font:600 1.0625rem/1.2 Rubik,Arial,sans-serif;box-shadow:inset 0 -2px 0 rgb(0 0 0/.2);text-decoration:none;cursor:pointer}
.presses{gap:10px}.presses .or{margin:0}.presses button{background:var(--ink);color:var(--ground)}
.or{max-inline-size:560px;margin-block-start:22px;font-weight:600}.or+form{margin-block-start:14px}
.cancel{justify-self:start;display:inline-flex;align-items:center;min-block-size:44px;color:var(--muted)}
:focus-visible{outline:3px solid var(--focus);outline-offset:3px;border-radius:6px}
.paper{filter:drop-shadow(0 1px 0 rgb(104 84 48/.25)) drop-shadow(0 14px 18px rgb(52 38 14/.2))}
.slip{background:var(--surface);padding:24px 24px 36px;-webkit-mask:conic-gradient(from -45deg at bottom,#0000,#000 1deg 89deg,#0000 90deg) 50%/20px 100%;mask:conic-gradient(from -45deg at bottom,#0000,#000 1deg 89deg,#0000 90deg) 50%/20px 100%}
.slip h2{border-block-end:2px solid var(--ink);padding-block-end:12px}
.slip dl>div{display:flex;gap:16px;justify-content:space-between;padding-block:12px;border-block-end:1px dashed var(--strong)}
.slip dd{font-variant-numeric:tabular-nums;white-space:nowrap}.slip dt small{display:block;color:var(--muted)}
.slip .sum{border:0;border-block-start:2px solid var(--ink);margin-block-start:-1px;align-items:baseline;font-weight:700}
.slip .sum dd{font-size:1.75rem;font-weight:800}
.cards{margin-block-start:36px;border-block-start:2px solid var(--ink);padding-block-start:12px}
.cards ol{margin-block-start:8px}
.cards a{display:flex;align-items:center;gap:12px;min-block-size:44px;border-block-end:1px solid var(--line);text-decoration:none;font-variant-numeric:tabular-nums}
.cards a:hover bdi{text-decoration:underline}
.cards i{flex:none;inline-size:34px;block-size:22px;border-radius:4px;background:linear-gradient(135deg,#22326b,#101b40);position:relative}
.cards i::after{content:"";position:absolute;inset-block-start:5px;inset-inline-start:5px;inline-size:8px;block-size:6px;border-radius:1.5px;background:#e0b37e}
.cards [aria-current] bdi{font-weight:700}
main.only{display:block;max-inline-size:620px;padding-block:48px 96px!important}
.only .button{margin-block-start:28px;justify-self:start;display:inline-flex}
@media (min-width:880px){main.two{grid-template-columns:minmax(0,1fr) 340px;gap:72px}}
@media (max-width:380px){.pair{grid-template-columns:1fr}}
`;
