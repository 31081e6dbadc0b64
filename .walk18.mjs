import { chromium } from '@playwright/test'
const base = 'http://localhost:3118'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const mk = async (locale, width, dark) => {
  const context = await browser.newContext({ baseURL: base, locale: locale === 'fr' ? 'fr-CA' : 'en-CA', viewport: { width, height: width < 500 ? 780 : 900 }, reducedMotion: 'reduce', colorScheme: dark ? 'dark' : 'light' })
  await context.addCookies([{ name: 'lang', value: locale, url: base }])
  const page = await context.newPage()
  page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log('CONSOLE', m.text().slice(0, 300)))
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message))
  return { context, page }
}
const email = process.argv[2] ?? 'walk@example.org'
const { context, page } = await mk('en', 1280)
let r = await page.request.post(`${base}/auth?tab=sign-up`, { headers: { origin: base }, form: { email, password: 'brass lantern 7', confirmPassword: 'brass lantern 7' }, maxRedirects: 0 })
console.log('signup', r.status())
const ids = {}
for (const [kind, label] of [['mystery-dinner', 'Mystery'], ['escape-room', 'Escape']]) {
  await page.goto('/creator'); await page.waitForTimeout(1500)
  const b = page.getByRole('button', { name: new RegExp(label) }).first()
  await b.click()
  await page.getByRole('dialog').getByRole('button', { name: /template|Start/i }).first().click()
  await page.waitForURL(new RegExp(`/${kind}/`)); 
  ids[kind] = /[0-9a-f-]{36}/.exec(page.url())[0]
}
console.log(JSON.stringify(ids))
const state = await context.storageState()
const tabs = { 'mystery-dinner': ['story','characters','props','clues','courses','rounds','timeline','guide','check'], 'escape-room': ['setup','puzzles','props','clues','flow','guide','check','try-out'] }
for (const [locale, width, dark] of [['en',1280,false],['fr',360,true]]) {
  const v = await mk(locale, width, dark)
  await v.context.addCookies(state.cookies.filter(c => c.name !== 'lang'))
  for (const kind of Object.keys(tabs)) for (const tab of tabs[kind]) {
    await v.page.goto(`/${kind}/${ids[kind]}?tab=${tab}`); await v.page.waitForTimeout(900)
    const over = await v.page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    if (over) console.log('OVERFLOW', kind, tab, locale, width)
    await v.page.screenshot({ path: `/tmp/shots18/${kind}-${tab}-${locale}-${width}.png`, fullPage: tab !== 'rounds' || width > 500 })
  }
  await v.context.close()
}
await browser.close()
