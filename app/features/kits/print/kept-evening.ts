import { useMemo, useSyncExternalStore } from 'react'
import type { EveningDetails } from '#app/features/kits/paper/evening-details.schema.ts'
import { isRecord } from '#app/shared/record.ts'

/** `earlier`: what the print that they have was made for; null: they have none that this device knows of. `printedAs`: its
 * choices and edition; empty: it was made elsewhere. */
export type KeptEvening = EveningDetails & { earlier: EveningDetails | null; printedAs: string }

const listeners = new Set<() => void>()
/** What a browser without storage holds as long as the page is open. */
const held = new Map<string, string>()
const nameOf = (adventureId: string) => `kit-evening-${adventureId}`

function read(adventureId: string): string {
  try {
    return localStorage.getItem(nameOf(adventureId)) ?? ''
  } catch {
    return held.get(adventureId) ?? ''
  }
}

function write(adventureId: string, part: Partial<KeptEvening>): void {
  const text = JSON.stringify({ ...readKept(read(adventureId)), ...part })
  held.set(adventureId, text)
  try {
    localStorage.setItem(nameOf(adventureId), text)
  } catch {}
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** Whatever a device holds, without the parser of the server, which is large. */
export function readKept(text: string): KeptEvening {
  const kept = parsed(text)
  return {
    ...readDetails(kept),
    earlier: isRecord(kept) && isRecord(kept.earlier) ? readDetails(kept.earlier) : null,
    printedAs: isRecord(kept) && typeof kept.printedAs === 'string' ? kept.printedAs : '',
  }
}

function readDetails(value: unknown): EveningDetails {
  const kept = isRecord(value) ? value : {}
  const word = (value: unknown) => (typeof value === 'string' ? value.slice(0, 120) : '')
  const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
  const ids = (value: unknown) => list(value).filter((id) => typeof id === 'string')
  return {
    host: word(kept.host),
    date: word(kept.date),
    place: word(kept.place),
    roster: list(kept.roster).flatMap((each) =>
      isRecord(each)
        ? [
            {
              characterId: typeof each.characterId === 'string' ? each.characterId : null,
              person: word(each.person),
            },
          ]
        : [],
    ),
    absentIds: ids(kept.absentIds),
  }
}

/** Whether a print for the one is a print for the other. */
export function isSameEvening(a: EveningDetails, b: EveningDetails): boolean {
  const said = ({ host, date, place, roster, absentIds }: EveningDetails) =>
    JSON.stringify([
      ...[host, date, place].map((text) => text.trim()),
      roster.flatMap(({ characterId, person }) => (person.trim() === '' ? [] : [[characterId, person.trim()]])),
      absentIds.toSorted(),
    ])
  return said(a) === said(b)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What is typed for an evening stays on this device. */
export function useKeptEvening(adventureId: string): [KeptEvening, (part: Partial<KeptEvening>) => void] {
  const text = useSyncExternalStore(
    listen,
    () => read(adventureId),
    () => '',
  )
  const kept = useMemo(() => readKept(text), [text])
  return [kept, (part) => write(adventureId, part)]
}
