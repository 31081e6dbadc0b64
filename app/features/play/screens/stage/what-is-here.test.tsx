import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SceneProjection } from '#app/features/engine/projection.ts'
import { WhatIsHere } from './what-is-here.tsx'

const scene = {
  id: 'cellar',
  name: 'The cellar',
  description: 'It smells of apples.',
  altText: 'A loose stone in the wall behind the barrels.',
  hotspots: [{ id: 'barrel', type: 'item', name: 'A barrel', done: false }],
} as unknown as SceneProjection

test('the list names things; the picture’s description is for those who cannot see it', () => {
  const html = renderToStaticMarkup(<WhatIsHere scene={scene} onUse={() => {}} onClose={() => {}} />)
  expect(html).toContain('A barrel')
  expect(html).toContain('It smells of apples.')
  expect(html).toContain('<p class="sr-only">A loose stone in the wall behind the barrels.</p>')
})
