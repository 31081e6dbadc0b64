import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { m } from '#app/i18n/generated/messages.js'
import { ConnectionStrip } from './connection-strip.tsx'

test('a limit is not called reconnecting', () => {
  expect(renderToStaticMarkup(<ConnectionStrip delay="limited" />)).toContain(m.play_slowed())
  expect(renderToStaticMarkup(<ConnectionStrip delay="reconnecting" />)).toContain(m.play_reconnecting())
  expect(renderToStaticMarkup(<ConnectionStrip delay={null} />)).toContain('></p>')
})
