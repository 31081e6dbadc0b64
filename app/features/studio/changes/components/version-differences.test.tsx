import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { m } from '#app/i18n/generated/messages.js'
import { Differences } from './version-differences.tsx'

test('a version that differs in the order of its rows alone says so', () => {
  const html = renderToStaticMarkup(<Differences changes={[]} hasMore={false} onLeave={() => {}} />)
  expect(html).toContain(m.changes_order_only())
})
