import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (pattern: string) => globSync(pattern).map((path) => ({ path, text: readFileSync(path, 'utf8') }))

const liveTag = /<\w+(?=[^>]*\s(?:role="(?:status|alert|log)"|aria-live=))[^>]*?className="([^"]*)"/g

test('a live region stays while it is empty, or its first words would not be announced', () => {
  const hidden = read('app/**/*.tsx').flatMap(({ path, text }) =>
    [...text.matchAll(liveTag)]
      .filter(([, classes]) => /(^|\s)(empty:)?(hidden|invisible)(\s|$)/.test(classes!))
      .map(([tag]) => `${path}: ${tag}`),
  )
  expect(hidden).toEqual([])
})

test('no style sheet removes one either', () => {
  const hidden = read('app/**/*.css').flatMap(({ path, text }) =>
    [...text.matchAll(/([^{}]*(?::empty|:not\((?::has\([^)]*\)|\[[^\]]*\])\)))\s*\{([^}]*)\}/g)]
      .filter(([, , rules]) => /display:\s*none|visibility:\s*hidden/.test(rules!))
      .map(([, selector]) => `${path}: ${selector!.trim()}`),
  )
  expect(hidden).toEqual([])
})
