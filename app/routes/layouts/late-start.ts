import { languageCookieTerms } from '#app/i18n/locale.ts'

export type PageModules = {
  /** The module that sets the list of all routes. */
  list: string
  /** Each route of the page below the root with its modules (one, unless its parts were split). */
  routes: readonly (readonly [id: string, modules: readonly string[]])[]
  /** For a page without its own code, which brings no `startPage`. */
  entry: string
  imports: readonly string[]
}

export const wakeners = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'] as const

/** Milliseconds after which scripts start even if the page is still loading. */
export const startsAfter = 2_000

/** Dispatched on the window when the page's code has taken over: earlier presses are then carried out. */
export const takenOver = 'page:taken-over'

// Starts the modules after first paint, on the reader's first interaction, or after two seconds. A press that only
// scripts can handle is remembered until they are ready; a chosen language is saved immediately.
export function lateStart(modules: PageModules): string {
  // No name can end the script element
  const given = JSON.stringify(modules).replaceAll('<', String.raw`\u003c`)
  return `((page)=>{
const nonce=document.currentScript.nonce,wakeners=${JSON.stringify(wakeners)};
let begun=false,pressed;
const press=(event)=>{
pressed=event.target.closest?.('button[type=button]:not([commandfor])')??undefined;
const language=event.target.closest?.('a[hreflang]')?.hreflang;
if(language)document.cookie='lang='+language+'; ${languageCookieTerms}'};
const begin=()=>{
if(begun)return;
begun=true;
for(const type of wakeners)removeEventListener(type,begin,true);
for(const href of page.imports)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href,nonce}));
const route=([id,modules])=>Promise.all(modules.map((module)=>import(module))).then((parts)=>[id,Object.assign({},...parts)]);
Promise.all([Promise.all(page.routes.map(route)),import(page.list)]).then(([routes])=>{
window.__reactRouterRouteModules=Object.fromEntries(routes);
return window.startPage?startPage():import(page.entry)});
};
for(const type of wakeners)addEventListener(type,begin,{capture:true,passive:true});
addEventListener('click',press,true);
addEventListener(${JSON.stringify(takenOver)},()=>{
removeEventListener('click',press,true);
if(!pressed?.isConnected)return;
pressed.dispatchEvent(new PointerEvent('pointerdown',{bubbles:true,cancelable:true,pointerType:'mouse'}));
pressed.click();
},{once:true});
const idle=()=>window.requestIdleCallback?requestIdleCallback(begin,{timeout:500}):setTimeout(begin);
const painted=()=>Promise.allSettled([...document.querySelectorAll('img[fetchpriority=high]')].map((picture)=>picture.decode()))
.then(()=>new PerformanceObserver((entries,observer)=>{observer.disconnect();idle()}).observe({type:'paint',buffered:true}));
document.readyState==='complete'?painted():addEventListener('load',painted,{once:true});
setTimeout(begin,${startsAfter});
})(${given})`
}
