import { chromium } from '@playwright/test'
import { readdirSync, readFileSync } from 'node:fs'
const dir = process.argv[2]
const b = await chromium.launch({ executablePath: '/usr/bin/chromium' })
const p = await b.newPage()
const mimes = { mp3:'audio/mpeg', m4a:'audio/mp4', mov:'audio/mp4', mp4:'audio/mp4', ogg:'audio/ogg', wav:'audio/wav' }
await p.route('http://x.test/**', r => {
  const f = new URL(r.request().url()).pathname.slice(1)
  if (!f) return r.fulfill({ body: '<p>', contentType:'text/html' })
  const d = readFileSync(dir+'/'+f); const range = /bytes=(\d+)-(\d*)/.exec(r.request().headers().range ?? '')
  const h = { 'content-type': mimes[f.split('.').pop()], 'accept-ranges':'bytes' }
  if (!range) return r.fulfill({ body: d, headers: h })
  const from = +range[1], to = range[2] ? +range[2] : d.length-1
  r.fulfill({ status: 206, body: d.subarray(from, to+1), headers: { ...h, 'content-range': `bytes ${from}-${to}/${d.length}` } })
})
await p.goto('http://x.test/')
for (const f of readdirSync(dir)) {
  const r = await p.evaluate(async (f) => {
    const a = new Audio('/'+f); a.preload='auto'
    const on = (n) => new Promise((res) => { a.addEventListener(n, () => res(n), {once:true}); a.addEventListener('error', () => res('error '+a.error?.message), {once:true}); setTimeout(()=>res('timeout'),5000) })
    const meta = await on('loadedmetadata')
    const duration = a.duration
    let seek = '', end=''
    if (meta==='loadedmetadata') { const s=on('seeked'); a.currentTime = duration*0.6; seek = await s + ' ' + a.currentTime.toFixed(2)
      a.muted = true; a.currentTime = Math.max(0,duration-0.4); const e = on('ended'); await a.play().catch(x=>{end=String(x)}); end += await e }
    let heard = ''
    try { const buf = await (await fetch('/'+f)).arrayBuffer(); const d = await new OfflineAudioContext(1,44100,44100).decodeAudioData(buf); const c=d.getChannelData(0); heard = d.duration.toFixed(2)+'s peak '+Math.max(...c.slice(c.length>>1,(c.length>>1)+4000).map(Math.abs)).toFixed(2) } catch(e) { heard = String(e).slice(0,40) }
    return `${meta} ${duration.toFixed(2)} | ${seek} | ${end} | ${heard}`
  }, f)
  console.log(f.padEnd(22), r)
}
await b.close()
