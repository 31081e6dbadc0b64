import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { UploadsContext } from '#app/features/media/components/use-uploads.ts'
import { Uploads } from '#app/features/media/uploads.ts'
import type { UploadKind } from '#app/features/media/uploads.ts'
import type { ErrorCode } from '#app/shared/app-error.ts'
import { StoreContext } from '#app/features/studio/draft/components/use-store.ts'
import { openEmpty, takesAll } from '#app/features/studio/draft/view.fixtures.ts'
import { overwriteGetLocale } from '#app/i18n/generated/runtime.js'
import { FailedStrip } from './failed-strip.tsx'
import { HeaderRow } from './header-row.tsx'

afterEach(() => overwriteGetLocale(() => 'en'))

function drawn(kinds: readonly UploadKind[], failed: readonly UploadKind[] = [], code: ErrorCode = 'unavailable') {
  const uploads = new Uploads()
  for (const [at, kind] of kinds.entries())
    void uploads.run(`place ${at}`, null, () => Promise.withResolvers<null>().promise, kind)
  for (const [at, kind] of failed.entries()) uploads.fail(`failed ${at}`, code, () => undefined, kind)
  return renderToStaticMarkup(
    <StoreContext value={openEmpty(takesAll)}>
      <UploadsContext value={uploads}>
        <HeaderRow />
        {failed.length > 0 && <FailedStrip onCleanUp={() => {}} />}
      </UploadsContext>
    </StoreContext>,
  )
}

test.each<[UploadKind[], string, string, string, string]>([
  [['upload'], 'Uploading', 'Stop the upload', 'Téléversement', 'Arrêter le téléversement'],
  [['upload', 'upload'], '2 uploads', 'Stop the 2 uploads', '2 téléversements', 'Arrêter les 2 téléversements'],
  [['generation'], 'Generating...', 'Stop generating', 'Génération en cours...', 'Arrêter la génération'],
  [
    ['generation', 'upload'],
    '2 files on their way',
    'Stop all 2 files',
    '2 fichiers en route',
    'Arrêter les 2 fichiers',
  ],
])('for %j the header says what is running, and what its button stops', (kinds, en, stopEn, fr, stopFr) => {
  for (const [locale, label, stop] of [['en', en, stopEn] as const, ['fr', fr, stopFr] as const]) {
    overwriteGetLocale(() => locale)
    const html = drawn(kinds)
    expect(html).toContain(`aria-label="${label}"`)
    expect(html).toContain(`aria-label="${stop}"`)
    // The progress of a generation is unknown
    expect(html.includes('aria-valuenow')).toBe(!kinds.includes('generation'))
  }
})

test.each<[ErrorCode, boolean]>([
  ['quotaExceeded', true],
  ['storageFull', false],
  ['unavailable', false],
])('a failure with %s offers to remove unused files: %s', (code, offers) => {
  for (const [locale, label] of [['en', 'Unused files'] as const, ['fr', 'Fichiers inutilisés'] as const]) {
    overwriteGetLocale(() => locale)
    expect(drawn([], ['upload'], code).includes(label)).toBe(offers)
    expect(drawn([], ['generation'], code).includes(label)).toBe(offers)
  }
})

test.each<[UploadKind[], string]>([
  [['upload'], 'An upload failed'],
  [['generation', 'generation'], '2 pictures couldn’t be generated'],
  [['generation', 'upload'], 'An upload failed · A picture couldn’t be generated'],
])('failures of %j are named by what they were', (failed, text) => {
  expect(drawn([], failed)).toContain(text)
})
