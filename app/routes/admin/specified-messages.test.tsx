import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { designProblemText } from '#app/features/admin/design/problem-text.ts'
import { flashText } from '#app/features/account/flash-text.ts'
import { profileNotice } from '#app/features/account/profile-text.ts'
import { uploadRefusalText, uploadedText } from '#app/features/media/upload-texts.ts'
import { overwriteGetLocale } from '#app/i18n/generated/runtime.js'
import Users from './users.tsx'

/* The specification's messages for account and back office, each in its case. */

afterEach(() => overwriteGetLocale(() => 'en'))

const failed = (intent: string, isNew: string, problem = 'unexpected') =>
  designProblemText({ intent, key: '--accent', typed: '', isNew, problem })

test.each([
  ['en', 'designCreated', 'Design setting created successfully'],
  ['en', 'designUpdated', 'Design setting updated successfully'],
  ['en', 'designDeleted', 'Design setting deleted successfully'],
  ['fr', 'designCreated', 'Réglage d’apparence créé'],
  ['fr', 'designUpdated', 'Réglage d’apparence mis à jour'],
  ['fr', 'designDeleted', 'Réglage d’apparence supprimé'],
] as const)('in %s the notice %s says “%s”', (locale, code, title) => {
  overwriteGetLocale(() => locale)
  expect(flashText(code)).toEqual({ title })
})

test.each([
  ['en', 'save', '', 'Failed to update design setting'],
  ['en', 'save', 'row', 'Failed to create design setting'],
  ['en', 'save', 'add', 'Failed to create design setting'],
  ['en', 'delete', '', 'Failed to delete design setting'],
  ['fr', 'save', '', 'Le réglage d’apparence n’a pas pu être mis à jour'],
  ['fr', 'save', 'add', 'Le réglage d’apparence n’a pas pu être créé'],
  ['fr', 'delete', '', 'Le réglage d’apparence n’a pas pu être supprimé'],
] as const)('in %s an unknown failure of %s (%s) says “%s”', (locale, intent, isNew, text) => {
  overwriteGetLocale(() => locale)
  expect(failed(intent, isNew)).toBe(text)
})

test('a known failure says its own message instead', () => {
  expect(failed('save', '', 'design_value')).toBe(
    'This isn’t a valid value for this setting. Write it like the example.',
  )
  expect(failed('save', 'row', 'design_same')).toBe('That’s already the built-in value.')
  expect(failed('delete', '', 'unavailable')).not.toMatch(/^Failed/)
})

test.each([
  [
    'en',
    'Avatar uploaded successfully!',
    'Failed to upload avatar',
    'Whodini profile updated!',
    'Failed to update profile',
  ],
  [
    'fr',
    'Votre portrait est en place!',
    'Le portrait n’a pas pu être téléversé',
    'Profil Whodini mis à jour!',
    'Le profil n’a pas pu être mis à jour',
  ],
] as const)(
  'in %s the messages for a saved or failed avatar and profile are as specified',
  (locale, uploaded, notUploaded, saved, notSaved) => {
    overwriteGetLocale(() => locale)
    expect(uploadedText('avatar')).toBe(uploaded)
    expect(uploadRefusalText({ code: 'unexpected' }, 'avatar').title).toBe(notUploaded)
    expect(flashText('profileSaved').title).toBe(saved)
    expect(profileNotice({ '': ['unexpected'] })?.title).toBe(notSaved)
  },
)

test.each([
  ['en', 'Error', 'Failed to fetch users data.'],
  ['fr', 'Erreur', 'Les données des utilisateurs n’ont pas pu être lues.'],
] as const)('in %s users that cannot be read show an error on the page', (locale, title, text) => {
  overwriteGetLocale(() => locale)
  const Page = () => (
    <Users {...({ loaderData: { words: '', found: null } } as unknown as Parameters<typeof Users>[0])} />
  )
  const Stub = createRoutesStub([{ path: '/admin/users', Component: Page }])
  const page = renderToStaticMarkup(<Stub initialEntries={['/admin/users']} />)
  expect(page).toContain(title)
  expect(page).toContain(text)
})
