import { createHash } from 'node:crypto'
import { m } from '#app/i18n/generated/messages.js'
import { locales } from '#app/i18n/locale.ts'

// Chooses language and theme as the server does, and reloads the wanted page once it can be reached
const script = `const cookie=(name)=>document.cookie.match('(?:^|; )'+name+'=([^;]*)')?.[1];
const asked=new URLSearchParams(location.search).get('lang')??cookie('lang');
document.documentElement.lang=asked==='fr'?'fr':'en';
for(const part of document.querySelectorAll('main'))part.hidden=part.lang!==document.documentElement.lang;
document.title=document.querySelector('main:not([hidden]) h1').textContent;
const theme=cookie('theme');
if(theme)document.documentElement.dataset.theme=theme;
const look=()=>fetch('/healthz',{cache:'no-store'}).then((answer)=>answer.ok&&location.reload(),()=>{});
addEventListener('online',look);
setInterval(look,4000);`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const page = (style: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Whodini</title>
<link rel="stylesheet" href="${style}"></head><body>
${locales
  .map(
    (
      locale,
    ) => `<main lang="${locale}" class="frame grid min-h-dvh max-w-3xl content-center justify-items-center gap-4 text-center">
<h1 class="text-title">${escaped(m.shell_offline_title({}, { locale }))}</h1>
<p class="text-lg text-muted">${escaped(m.shell_offline_text({}, { locale }))}</p>
<p><a class="font-semibold text-accent-ink underline underline-offset-4" href="">${escaped(m.shell_reload({}, { locale }))}</a></p></main>`,
  )
  .join('\n')}
<script>${script}</script></body></html>`

/** The service worker: it keeps the site's style sheet and answers with an offline page when a page cannot be loaded.
 * Bypasses the framework, because browsers request it whenever they like, which does not count as the person's
 * activity. */
export function offlineWorker(): string {
  const hash = createHash('sha256').update(script).digest('base64')
  const policy = `default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; script-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`
  return `const style=new URL(location.href).searchParams.get('style');
const page=${JSON.stringify(page('STYLE'))}.replace('STYLE',style);
const headers={'Content-Type':'text/html; charset=utf-8','Content-Security-Policy':${JSON.stringify(policy)}};
addEventListener('install',(event)=>{
skipWaiting();
event.waitUntil(caches.open(style).then((cache)=>cache.add(style)));
});
addEventListener('activate',(event)=>event.waitUntil(Promise.all([
caches.keys().then((names)=>Promise.all(names.filter((name)=>name!==style).map((name)=>caches.delete(name)))),
registration.navigationPreload?.enable(),
clients.claim(),
])));
addEventListener('fetch',(event)=>{
const {request}=event;
if(request.mode==='navigate'&&request.method==='GET')event.respondWith(Promise.resolve(event.preloadResponse).then((answer)=>answer??fetch(request)).catch(()=>new Response(page,{status:503,headers})));
else if(new URL(request.url).pathname===style)event.respondWith(caches.match(style).then((answer)=>answer??fetch(request)));
});
`
}
