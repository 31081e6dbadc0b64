import { chromium } from '@playwright/test'
import { readdirSync } from 'node:fs'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' })
const p = await b.newPage({ viewport: { width: 700, height: 1000 } })
for (const f of readdirSync('/tmp/w/shots').filter((n) => n.endsWith('.svg'))) {
  await p.goto(`file:///tmp/w/shots/${f}`)
  await p.waitForTimeout(500)
  await p.evaluate(() => { const s = document.documentElement; const [,, w, h] = s.getAttribute('viewBox').split(' ').map(Number); s.setAttribute('width', 620); s.setAttribute('height', 620 * h / w); s.style.background = 'white' })
  const h = await p.evaluate(() => Number(document.documentElement.getAttribute('height')))
  await p.setViewportSize({ width: 640, height: Math.ceil(h) + 10 })
  await p.screenshot({ path: `/tmp/w/shots/${f}.png` })
}
await b.close()
