import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, redirect, useLoaderData } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import '#app/ui/styles.css'
import { answerHere } from '#app/features/play/game-file/answer-here.ts'
import { GameFilePage } from '#app/features/play/game-file/components/game-file-page.tsx'
import { fileAttributes, gameElement } from '#app/features/play/game-file/game-file.ts'
import type { GameFile } from '#app/features/play/game-file/game-file.ts'
import { LocalRun } from '#app/features/play/game-file/local-run.ts'
import type { ShownRun } from '#app/features/play/game-file/local-run.ts'
import { getLocale, overwriteGetLocale, overwriteSetLocale } from '#app/i18n/generated/runtime.js'
import { isLocale } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'
import '#app/routes/play/player-styles.ts'
import { LanguageSwitch } from '#app/features/shell/language-switch.tsx'
import { mainId } from '#app/features/shell/route-announcer.tsx'

// The script of a game in one file (`vite.game-file.config.ts`): the player's screens, and the engine in place of a
// server. What it needs is in the page that it stands in.

const file = JSON.parse(document.getElementById(gameElement)!.textContent) as GameFile
const { primaryLanguage } = file.document

/** Chrome keeps what all files of a device store in one place. */
const keyOf = (name: string) => `whodini-file-${file.id}-${name}`

const isKept = storage((store) => {
  store.setItem(keyOf('try'), '')
  store.removeItem(keyOf('try'))
  return true
})

function storage<Result>(use: (store: Storage) => Result): Result | null {
  try {
    return use(localStorage)
  } catch {
    return null
  }
}

const read = (name: string) => storage((store) => store.getItem(keyOf(name)))
const write = (name: string, text: string) => void storage((store) => store.setItem(keyOf(name), text))

function setUpLanguage(): void {
  const wanted = [read('language'), ...navigator.languages.map((tag) => tag.slice(0, 2))]
  let current: Locale = wanted.find(isLocale) ?? primaryLanguage
  document.documentElement.lang = current
  overwriteGetLocale(() => current)
  overwriteSetLocale((locale) => {
    current = locale
    document.documentElement.lang = locale
    write('language', locale)
  })
}

const made = new Map<string, string>()

/** A sound or a picture becomes a file of the page's when it is first needed. */
function addressOf(address: string): string {
  const known = made.get(address)
  if (known !== undefined) return known
  const element = document.querySelector(`[${fileAttributes.address}="${CSS.escape(address)}"]`)
  if (!element) return address
  const bytes = Uint8Array.from(atob(element.textContent), (letter) => letter.charCodeAt(0))
  const url = URL.createObjectURL(new Blob([bytes], { type: element.getAttribute(fileAttributes.type) ?? '' }))
  made.set(address, url)
  return url
}

setUpLanguage()
const run = new LocalRun(file, {
  now: Date.now,
  keep: { read: () => read('game'), write: (text) => write('game', text) },
  addressOf,
})
answerHere(window, run)

function Page() {
  const shown = useLoaderData() as ShownRun | null
  return (
    <main id={mainId} tabIndex={-1}>
      <GameFilePage
        document={file.document}
        run={shown}
        isKept={isKept === true}
        languageSwitch={<LanguageSwitch locale={getLocale()} look="menu" />}
        onForget={() => run.forget()}
      />
    </main>
  )
}

const router = createMemoryRouter([
  {
    path: '/',
    loader: () => run.shown(),
    action: () => {
      run.begin(getLocale())
      return redirect('/')
    },
    Component: Page,
    HydrateFallback: () => null,
  },
  { path: '*', loader: () => redirect('/') },
])

createRoot(document.getElementById('page')!).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
