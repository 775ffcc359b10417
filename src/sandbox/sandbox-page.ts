const style = `
:root{color-scheme:light dark;--canvas:#F6F6F3;--surface:#FFFFFF;--line:#E4E4DF;--ink:#17181C;--ink-2:#4B4E57;--edge:#7C7F88;--pen:#2347C5;--marker:#FFEE70}
@media (prefers-color-scheme:dark){:root{--canvas:#0F1012;--surface:#17181B;--line:#2B2D32;--ink:#EDEDEA;--ink-2:#B6B8BF;--edge:#7D8088;--pen:#9DB2FF;--marker:#74620C}}
*{box-sizing:border-box}
body{margin:0;background:var(--canvas);color:var(--ink);font:16px/24px Geist,system-ui,sans-serif}
main{max-width:720px;margin:0 auto;padding:40px 16px}
h1{margin:0 0 4px;font-size:24px;line-height:32px}
h2{margin:0;font-size:16px;line-height:24px}
p{margin:0}
.quiet{color:var(--ink-2);font-size:14px;line-height:20px}
a{color:var(--pen)}
article,.none,.card,li{margin:16px 0 0;padding:20px;background:var(--surface);border:1px solid var(--line);border-radius:12px}
ul{margin:16px 0 0;padding:0;list-style:none}
.code{display:flex;align-items:center;gap:16px;margin:16px 0 0}
.code output{padding:8px 16px;background:var(--marker);border-radius:8px;font-size:32px;line-height:40px;font-weight:600;letter-spacing:6px;font-variant-numeric:tabular-nums;user-select:all}
button{padding:10px 16px;border:1px solid var(--edge);border-radius:8px;background:transparent;color:inherit;font:inherit;cursor:pointer}
button:focus-visible,input:focus-visible,a:focus-visible,summary:focus-visible{outline:2px solid var(--pen);outline-offset:2px}
label{display:block;margin:16px 0 0}
input{display:block;width:100%;margin:4px 0 0;padding:10px 12px;border:1px solid var(--edge);border-radius:8px;background:transparent;color:inherit;font:inherit}
.actions{display:flex;flex-wrap:wrap;gap:8px;margin:16px 0 0}
details{margin:16px 0 0}
summary{cursor:pointer}
pre{margin:8px 0 0;white-space:pre-wrap;overflow-wrap:anywhere;font:14px/20px ui-monospace,monospace}
`;

/** A page of the sandbox in the product's style. The body is HTML. */
export function sandboxPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} · Askwell</title><style>${style}</style></head>
<body><main>
${body}
</main></body>
</html>
`;
}

export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
