import { useEffect, useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'

/** Every letter up to here has a font; looking up the others needs a table that few people ever need. */
const foreign = /[^\0-\u017f]/u

type Find = (text: string) => string[]

/** What is wrong with a name on paper, or null. @param texts all that may be asked of */
export function useUnprinted(texts: readonly string[]): (text: string) => string | null {
  const [find, setFind] = useState<Find | null>(null)
  const isForeign = texts.some((text) => foreign.test(text))
  useEffect(() => {
    if (!isForeign || find) return
    import('#app/shared/printed-letters.ts').then(
      ({ unprinted }) => setFind(() => unprinted),
      () => undefined,
    )
  }, [isForeign, find])
  return (text) => {
    const letters = find?.(text) ?? []
    return letters.length === 0 ? null : m.ui_unprinted({ letters: letters.slice(0, 12).join(' ') })
  }
}
