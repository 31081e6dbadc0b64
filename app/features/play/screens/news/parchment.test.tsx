import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Parchment } from './parchment.tsx'

test('a message’s text describes its dialog, so that a screen reader reads it on opening', () => {
  const html = renderToStaticMarkup(
    <Parchment message={{ id: 1, speaker: null, text: 'The lift has stopped.' }} onClose={() => {}} />,
  )
  const [, described] = html.match(/<dialog[^>]* aria-describedby="([^"]+)"/) ?? []
  expect(html).toContain(`<p id="${described}"`)
  expect(html.split(`id="${described}"`)[1]).toContain('The lift has stopped.')
})
