import { expect, test } from 'vitest'
import { presentSession } from './session.present.ts'

const mozilla = 'Mozilla/5.0'
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [`${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`, 'Edge', 'Windows'],
  [`${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15`, 'Safari', 'Mac'],
  [`${mozilla} (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1 CriOS/140.0 Mobile`, 'Chrome', 'iPhone'],
  [`${mozilla} (iPad; CPU OS 18_1 like Mac OS X) FxiOS/130.0 Mobile/15E148 Safari/605.1.15`, 'Firefox', 'iPad'],
  [`${mozilla} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox', 'Linux'],
  [`${mozilla} (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
  [
    `${mozilla} (Linux; Android 14) ${webkit} SamsungBrowser/27.0 Chrome/125.0 Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  ['curl/8.5.0', null, null],
  [null, null, null],
])('the session of %s is %s on %s', (agent, browser, system) => {
  const row = { id: 'a', agent, lastSeen: new Date(1) }
  expect(presentSession(row, 'b')).toEqual({ id: 'a', isOwn: false, browser, system, lastSeen: new Date(1) })
})
