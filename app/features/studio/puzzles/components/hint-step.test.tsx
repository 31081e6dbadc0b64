import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { m } from '#app/i18n/generated/messages.js'
import { HintStep } from './hint-step.tsx'

const nothing = () => undefined
const step = { hint: 'Look up', inOther: '', level: null, cost: null, role: null }

test('an arrow that leads nowhere keeps the focus of whoever pressed it', () => {
  const html = renderToString(
    <HintStep
      languages={{ primary: 'en', other: null }}
      step={step}
      position={1}
      count={2}
      usualCost={20}
      onChange={nothing}
      onMove={nothing}
      onRemove={nothing}
    />,
  )
  const button = (label: string) => new RegExp(`<button[^>]*aria-label="${label}"[^>]*>`, 'u').exec(html)?.[0]
  expect(button(m.studio_hint_up({ position: 1 }))).toContain('aria-disabled="true"')
  expect(button(m.studio_hint_down({ position: 1 }))).toContain('aria-disabled="false"')
  expect(html).not.toContain('disabled=""')
})
