import { describe, expect, it } from 'vitest'
import { flashCodes } from '#app/shared/flash-codes.ts'
import { flash, takeFlash } from './flash.server.ts'

const request = (cookie?: string) => new Request('http://localhost/', cookie ? { headers: { Cookie: cookie } } : {})

describe('a flash notice left by a redirect', () => {
  it.each(flashCodes.map((code) => [code]))('%s is read once and removed', (code) => {
    const [pair] = flash(code).split(';')
    const taken = takeFlash(request(`theme=dark; ${pair}`))
    expect(taken.code).toBe(code)
    expect(taken.cookie).toMatch(/^flash=; Path=\/; Max-Age=0/)
  })

  it('is empty without a cookie, and can only be a code on the list with one', () => {
    expect(takeFlash(request())).toEqual({ code: null, cookie: null })
    expect(takeFlash(request('flash=<script>')).code).toBeNull()
    expect(takeFlash(request('notflash=welcomeBack')).code).toBeNull()
  })
})
