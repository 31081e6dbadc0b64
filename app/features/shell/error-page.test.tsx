import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { overwriteGetLocale } from '#app/i18n/generated/runtime.js'
import { errorText } from '#app/i18n/error-text.ts'
import { errorStatus } from '#app/shared/app-error.ts'
import type { ErrorCode } from '#app/shared/app-error.ts'
import { ErrorDetails } from './error-details.tsx'
import { ErrorPage } from './error-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

const render = (page: React.ReactNode, path = '/creator?tab=all', locale: 'en' | 'fr' = 'en') => {
  overwriteGetLocale(() => locale)
  return renderToStaticMarkup(<MemoryRouter initialEntries={[path]}>{page}</MemoryRouter>).replaceAll('&#x27;', "'")
}

describe('a page that could not be shown', () => {
  it.each(Object.keys(errorStatus) as ErrorCode[])('%s: says what happened, what was kept, and where to go', (code) => {
    for (const locale of ['en', 'fr'] as const) {
      const html = render(<ErrorDetails code={code} />, '/creator', locale)
      expect(html.match(/<h1/g)).toHaveLength(1)
      expect(html).toContain(errorText(code))
      expect(html).toContain(
        locale === 'en' ? 'Everything you saved before this is safe.' : 'Ce qui était déjà enregistré est en sécurité.',
      )
      expect(html).toContain('href="/"')
    }
  })

  it.each(Object.keys(errorStatus) as ErrorCode[])('%s: leads nowhere from a frame, but to the same page', (code) => {
    const html = render(<ErrorDetails code={code} wait={20} isFramed />)
    expect(html).toContain(errorText(code, 20))
    expect(html.match(/href="[^"]+"/g)).toBeNull()
    expect(html).not.toMatch(/home page|Sign in/)
  })

  it('offers to load the same address again', () => {
    expect(render(<ErrorDetails code="unexpected" />)).toContain('href=""')
  })

  it('leads through the sign-in and back here', () => {
    expect(render(<ErrorDetails code="notSignedIn" />)).toContain('href="/auth?next=%2Fcreator%3Ftab%3Dall"')
  })

  it('does not offer to retry what will not be allowed the second time either', () => {
    expect(render(<ErrorDetails code="notAllowed" />)).not.toContain('href=""')
  })

  it('shows the essentials while its text is loading', () => {
    const html = render(<ErrorPage code="slowDown" />)
    expect(html).toContain('The trick went wrong')
    expect(html).toContain('href=""')
  })
})

describe('an unknown address', () => {
  it("says 'Oops! Page not found' and leads home", () => {
    const html = render(<NotFoundPage />)
    expect(html).toMatch(/<h1[^>]*>Oops! Page not found<\/h1>/)
    expect(html).toContain('<title>Oops! Page not found | Whodini</title>')
    expect(html).toMatch(/<a[^>]*href="\/"[^>]*>Back to Home<\/a>/)
  })
})
