import { expect, test } from 'vitest'
import { consentVersion } from '#app/features/account/consent.ts'
import { documentSlugs } from '#app/features/legal/document.ts'
import { findDocument } from '#app/features/legal/legal.server.ts'
import { locales } from '#app/i18n/locale.ts'

test('the version that people accept is the one that the texts name', () => {
  const versions = documentSlugs.flatMap((slug) => locales.map((locale) => findDocument(slug, locale).version))
  expect([...new Set(versions)]).toEqual([consentVersion])
})
