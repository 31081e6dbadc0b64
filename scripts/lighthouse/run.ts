/** `npm run test:lighthouse`: the median of three runs on a slow phone counts; ends with 1 when a page misses a target.
 * `--runs=1` measures once; paths as further arguments measure other pages. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { inThrowAwayWorld } from '#scripts/chaos/throw-away-world.ts'
import { ensureBuilt } from '#scripts/setup/build.mjs'
import { provideChromium } from '#scripts/setup/chromium.mjs'
import { exclusively } from '#scripts/setup/exclusive.mjs'
import { freePort } from '#tests/support/free-port.ts'
import { audit, medianOf, missedBy, targets } from './audit.ts'
import type { Figures, Finding } from './audit.ts'
import { throwAwayFolder } from '#server/postgres/throw-away-folder.ts'

type Page = { path: string; figures: Figures; findings: Finding[] }

const wanted = process.argv.slice(2).filter((argument) => argument.startsWith('/'))
const runs = Number(process.argv.find((argument) => argument.startsWith('--runs='))?.slice('--runs='.length) ?? 3)

await exclusively(ensureBuilt)
const chromium = await provideChromium({ whole: true })
const { path: folder, remove } = throwAwayFolder('whodini-lighthouse-')
const missed: string[] = []
try {
  await inOwnWorld(async (origin) => {
    const paths = wanted.length > 0 ? wanted : ['/', '/library', await sampleOf(origin), '/for-events']
    await inBrowser(async (port) => {
      console.log(line(['page', 'performance', 'accessibility', 'practices', 'seo', 'LCP ms', 'CLS']))
      for (const path of paths) report(await measure(origin, path, port))
    })
  })
} finally {
  remove()
}
console.log(
  `\nTargets: ${targets.performance} / ${targets.accessibility} / ${targets['best-practices']} / ${targets.seo}, LCP <= ${targets.lcp} ms, CLS ${targets.cls}; the median of ${runs}.`,
)
if (missed.length > 0) console.log(`Missed:\n${missed.map((each) => `  ${each}`).join('\n')}`)
process.exitCode = missed.length > 0 ? 1 : 0

async function inOwnWorld(work: (origin: string) => Promise<void>): Promise<void> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const env = {
    SEED_SAMPLES: 'on',
    PUBLIC_URL: origin,
    PORT: String(port),
    HOST: '127.0.0.1',
    AUTH_SECRET: 'only-for-measuring-0123456789abcdef',
  }
  await inThrowAwayWorld(() => work(origin), { env })
}

async function sampleOf(origin: string): Promise<string> {
  const found = /\/adventure\/[0-9a-f-]{36}/.exec(await (await fetch(`${origin}/library`)).text())
  if (!found) throw new Error('The library shows no adventure to measure.')
  return found[0]
}

async function inBrowser(work: (port: number) => Promise<void>): Promise<void> {
  const port = await freePort()
  const root = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const quiet = [
    '--headless=new',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-extensions',
  ]
  const browser = spawn(
    chromium,
    [...quiet, ...root, `--remote-debugging-port=${port}`, `--user-data-dir=${join(folder, 'browser')}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = new Promise((resolve) => browser.once('close', resolve))
  try {
    await new Promise<void>((resolve, reject) => {
      browser.stderr.setEncoding('utf8').on('data', (text: string) => text.includes('DevTools listening') && resolve())
      void ended.then(() => reject(new Error('The browser ended before it could be used.')))
    })
    await work(port)
  } finally {
    browser.kill()
    await ended
  }
}

async function measure(origin: string, path: string, port: number): Promise<Page> {
  const found = []
  for (let run = 0; run < runs; run++) found.push(await audit(origin + path, port))
  const findings = new Map(found.flatMap((each) => each.findings).map((finding) => [finding.id, finding]))
  return { path, figures: medianOf(found.map(({ figures }) => figures)), findings: [...findings.values()] }
}

function report({ path, figures, findings }: Page): void {
  const { performance, accessibility, 'best-practices': practices, seo, lcp, cls } = figures
  const misses = missedBy(figures)
  console.log(
    `${line([path, performance, accessibility, practices, seo, lcp, cls])}  ${misses.length === 0 ? '✓' : '✗'}`,
  )
  for (const name of misses) missed.push(`${path}: ${name} ${figures[name]}`)
  if (misses.length > 0)
    for (const { category, id, title } of findings) console.log(`      ${category}: ${id}: ${title}`)
}

function line(cells: readonly (string | number)[]): string {
  return cells.map((cell, at) => (at === 0 ? String(cell).padEnd(48) : String(cell).padStart(14))).join('')
}
