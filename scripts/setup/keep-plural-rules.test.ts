import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { keepPluralRules } from './keep-plural-rules.mjs'

const compiled = `export function plural(locale, input, options) { \n\treturn new Intl.PluralRules(locale, options).select(Number(input))\n};\n`
const load = (source: string): Promise<{ plural: (locale: string, input: unknown, options: object) => string }> =>
  import(`data:text/javascript,${encodeURIComponent(source)}`)

it('a language has the same plural forms whether its rules are reused or created each time', async () => {
  const [kept, each] = [await load(keepPluralRules(compiled)), await load(compiled)]
  const forms = ({ plural }: typeof kept) =>
    ['en', 'fr'].flatMap((locale) =>
      [{}, { type: 'ordinal' }].flatMap((options) =>
        [0, 1, 2, 3, 1.5, 1_000_000, '1', undefined].map((count) => plural(locale, count, options)),
      ),
    )
  expect(forms(kept)).toEqual(forms(each))
})

it('the generated messages reuse plural rules', () => {
  expect(readFileSync(new URL('../../app/i18n/generated/registry.js', import.meta.url), 'utf8')).toContain('rules[')
})

it('an unexpected shape of the compiler’s output is noticed', () => {
  expect(() => keepPluralRules('export const plural = null')).toThrow('another shape')
})
