import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { m } from '#app/i18n/generated/messages.js'
import { ScoringFields } from './scoring-fields.tsx'

const show = (rules: Record<string, unknown>) =>
  renderToString(<ScoringFields rules={rules} onChange={() => undefined} error={undefined} />)
const numbersIn = (html: string) =>
  [...html.matchAll(/<input[^>]*type="number"[^>]*>/gu)].map(([field]) => /\svalue="([^"]*)"/u.exec(field)?.[1])

test('a puzzle without rules of its own shows the default scores', () => {
  const html = show({})
  for (const label of [
    m.studio_scoring_points(),
    m.studio_scoring_wrong(),
    m.studio_scoring_hint(),
    m.studio_scoring_bonus(),
  ])
    expect(html).toContain(label)
  expect(numbersIn(html)).toEqual(['100', '10', '20', '50'])
  expect(html).not.toContain('aria-invalid=')
})

test('stored rules are shown in their fields, even 0', () => {
  const html = show({ points: 300, wrongAnswer: 0 })
  expect(numbersIn(html)).toEqual(['300', '0', '20', '50'])
})

test.each([-1, 10_001, 2.5])('%d points are an error at their own field', (points) => {
  const html = show({ points })
  expect(html.match(/aria-invalid="true"/gu)).toHaveLength(1)
  expect(html).toContain(m.studio_errors_number())
})
