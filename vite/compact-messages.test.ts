import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compactMessage, pickMessage } from './compact-messages.ts'

const compiled = (name: string) =>
  readFileSync(new URL(`../app/i18n/generated/messages/${name}.js`, import.meta.url), 'utf8')

type Message = (inputs?: object, options?: { locale?: string }) => string

/** Runs a compacted message, with the page's language given. */
async function run(code: string, name: string, locale: string): Promise<Message> {
  const address = (source: string) => `data:text/javascript,${encodeURIComponent(source)}`
  const helper = address(pickMessage(address(`export const getLocale = () => '${locale}'`)))
  const module: Record<string, Message> = await import(
    address(code.replace("'virtual:pick-message'", JSON.stringify(helper)))
  )
  const message = module[name]
  if (!message) throw new Error(`no ${name}`)
  return message
}

describe('compact messages', () => {
  it('say the same in the language of the page and in the one asked for', async () => {
    const code = compactMessage(compiled('shell_home')) ?? ''
    const english = await run(code, 'shell_home', 'en')
    const french = await run(code, 'shell_home', 'fr')
    expect([english(), french(), english({}, { locale: 'fr' }), french({}, { locale: 'en' })]).toEqual([
      'Home',
      'Accueil',
      'Accueil',
      'Home',
    ])
  })

  it('put in what they are given', async () => {
    const message = await run(compactMessage(compiled('shell_signed_in_as')) ?? '', 'shell_signed_in_as', 'en')
    expect(message({ name: 'Margaux' })).toBe('Signed in as Margaux')
  })

  it('with a plural keep what chooses its form', () => {
    const code = compactMessage(compiled('puzzles_attempts_left')) ?? ''
    expect(code).toContain("import * as registry from '../registry.js'")
    expect(code).not.toContain('getLocale')
  })

  it('are shorter by a third', () => {
    const code = compiled('shell_sign_in')
    const bare = (text: string) => text.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/\s+/g, '')
    expect(bare(compactMessage(code) ?? code).length).toBeLessThan(bare(code).length * 0.7)
  })

  it('of an unknown shape stay as they are', () => {
    expect(compactMessage('export const odd = () => "x"')).toBeNull()
    expect(compactMessage(compiled('shell_home').replaceAll('fr_shell_home = ', 'fr_other = '))).toBeNull()
  })
})
