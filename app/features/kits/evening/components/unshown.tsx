import type { HostClue } from '#app/features/kits/evening/evening-views.ts'
import { formatList } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'

/** What has come out and is not on the table: the host's to give out, and what others still hold. Of what a host who
 * plays may not know yet, it says whose it is. */
export function Unshown({ clues }: { clues: readonly HostClue[] }) {
  const unshown = clues.filter(({ isShown }) => !isShown)
  const own = unshown.filter(({ mayShow }) => mayShow).map(named)
  const held = unshown.filter(({ mayShow }) => !mayShow).map(named)
  return (
    <>
      {own.length > 0 && <p>{m.evening_host_unshown({ titles: own.join(', ') })}</p>}
      {held.length > 0 && <p>{m.evening_host_held({ clues: held.join(', ') })}</p>}
    </>
  )
}

function named({ title, holders }: HostClue): string {
  const people = formatList(holders)
  if (title === null) return m.evening_host_held_of({ people })
  return holders.length === 0 ? title : `${title} (${people})`
}
