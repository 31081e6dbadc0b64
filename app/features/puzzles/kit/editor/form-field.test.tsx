import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import type { Halves } from '#app/features/puzzles/kit/rules/form-fields.ts'
import { fieldTexts, formField } from '#app/features/puzzles/kit/rules/form-fields.ts'
import { overwriteGetLocale } from '#app/i18n/generated/runtime.js'
import { locales } from '#app/i18n/locale.ts'
import { FormField } from './form-field.tsx'
import { OnlyPrinted } from './only-printed.ts'
import { puzzleForm } from './puzzle-form.ts'

const schemasOf = import.meta.glob<Halves>('../../types/*/rules/schema.ts', { eager: true, import: 'schemas' })
const drawn = Object.entries(schemasOf).flatMap(([path, schemas]) =>
  [...Object.keys(schemas.configuration.shape), ...Object.keys(schemas.solution.shape)].flatMap((name) => {
    const field = formField(schemas, name)
    return field ? [{ type: path.split('/')[3]!, name, schemas, field }] : []
  }),
)

afterEach(() => overwriteGetLocale(() => 'en'))

const plain = (node: ReactNode) => renderToStaticMarkup(<p>{node}</p>).slice('<p>'.length, -'</p>'.length)

type Shown = { schemas: Halves; name: string; locale: (typeof locales)[number]; isPrinted?: boolean }

function render({ schemas, name, locale, isPrinted = false }: Shown): string {
  const value = {
    configuration: schemas.configuration.parse({}),
    solution: { ...(schemas.solution.parse({}) as object), decoys: [{ answer: 'a', code: 'a', reply: 'b' }] },
  }
  const errors = isPrinted ? [] : [{ code: 'unreadable', severity: 'error' as const, field: name }]
  const form = puzzleForm<object, object>(
    { value, errors, onChange: () => undefined, language: locale },
    { schemas, problemTexts: { unreadable: () => 'unreadable' } },
  )
  return renderToStaticMarkup(
    <OnlyPrinted value={isPrinted}>
      <FormField form={form} name={name as never} />
    </OnlyPrinted>,
  )
}

describe.each(drawn)('$type: $name', ({ name, schemas, field }) => {
  test.each(locales)('the form draws label, hint, limit, required mark and choices in %s', (locale) => {
    overwriteGetLocale(() => locale)
    const html = render({ schemas, name, locale })
    if (field.kind === 'decoys') {
      expect(html).toContain(plain(field.words.legend()))
      expect(html).toContain(`maxLength="${field.longest}"`)
      return
    }
    expect(html).toContain(plain(field.label()))
    if (field.hint) expect(html).toContain(plain(field.hint()))
    if (field.kind === 'text') expect(html).toContain(`maxLength="${field.longest}"`)
    if (field.kind === 'choice')
      for (const text of Object.values(field.choices)) expect(html).toContain(`>${plain(text())}</option>`)
    if (field.kind === 'count') expect(html.match(/<option/gu)).toHaveLength(field.range[1] - field.range[0] + 1)
    expect(html.includes('required=""')).toBe(field.required ?? false)
  })

  test('for paper, it says nothing of what a wrong answer costs', () => {
    expect(render({ schemas, name, locale: 'en', isPrinted: true })).not.toMatch(/costs? a try/u)
  })

  test('a text has the limit of the schema, in the form and in the table of texts', () => {
    if (field.kind !== 'text') return
    const half = schemas[name in schemas.configuration.shape ? 'configuration' : 'solution']
    expect(half.safeParse({ [name]: 'a'.repeat(field.longest) }).success).toBe(true)
    expect(half.safeParse({ [name]: 'a'.repeat(field.longest + 1) }).success).toBe(false)
    const draft = { configuration: schemas.configuration.parse({}), solution: schemas.solution.parse({}) }
    expect(fieldTexts(schemas, draft, name as never)).toMatchObject([{ longest: field.longest }])
  })
})
