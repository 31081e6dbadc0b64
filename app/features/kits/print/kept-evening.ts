import { useMemo, useSyncExternalStore } from 'react'
import type { EveningDetails } from '#app/features/kits/paper/evening-details.schema.ts'
import type { PaperChoice } from '#app/features/kits/paper/paper-choice.schema.ts'
import { inks, longestDetail, roundForms } from '#app/features/kits/paper/paper-choices.ts'
import { papers } from '#app/shared/papers.ts'
import { locales } from '#app/i18n/locale.ts'
import { isRecord } from '#app/shared/record.ts'

/** How a print is made: `choice` as far as the host has chosen; `isDraft`: the draft, not the published edition. */
export type KeptChoice = { choice: Partial<PaperChoice>; isDraft: boolean }

/** All choices of the existing print, and its edition; the edition of a draft is null. */
export type PrintedAs = { choice: PaperChoice; isDraft: boolean; edition: number | null }

/** `earlier`: what the existing print was made for; null: none that this device knows of.
 * `printedAs`: null if it was made elsewhere. */
export type KeptEvening = EveningDetails & KeptChoice & { earlier: EveningDetails | null; printedAs: PrintedAs | null }

const listeners = new Set<() => void>()
/** Stands in for the storage of browsers without one, while the page is open. */
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

/** Reads whatever a device has stored, without the server's parser, which is large. */
export function readKept(text: string): KeptEvening {
  const kept = parsed(text)
  return {
    ...readDetails(kept),
    choice: readChoice(isRecord(kept) ? kept.choice : null),
    isDraft: isRecord(kept) && kept.isDraft === true,
    earlier: isRecord(kept) && isRecord(kept.earlier) ? readDetails(kept.earlier) : null,
    printedAs: readPrintedAs(isRecord(kept) ? kept.printedAs : null),
  }
}

function readChoice(value: unknown): Partial<PaperChoice> {
  const kept = isRecord(value) ? value : {}
  const one = <Each extends string>(list: readonly Each[], word: unknown) => list.find((each) => each === word)
  const read = {
    language: one(locales, kept.language),
    paper: one(papers, kept.paper),
    ink: one(inks, kept.ink),
    isLarge: typeof kept.isLarge === 'boolean' ? kept.isLarge : undefined,
    hostPlays: typeof kept.hostPlays === 'boolean' ? kept.hostPlays : undefined,
    rounds: one(roundForms, kept.rounds),
    isSent: typeof kept.isSent === 'boolean' ? kept.isSent : undefined,
  }
  return Object.fromEntries(Object.entries(read).filter(([, each]) => each !== undefined))
}

function readPrintedAs(value: unknown): PrintedAs | null {
  if (!isRecord(value)) return null
  const choice = readChoice(value.choice)
  if (choiceNames.some((name) => choice[name] === undefined)) return null
  const edition = typeof value.edition === 'number' ? value.edition : null
  return { choice: choice as PaperChoice, isDraft: value.isDraft === true, edition }
}

const choiceNames = ['language', 'paper', 'ink', 'isLarge', 'hostPlays', 'rounds', 'isSent'] as const

export type Difference = keyof PaperChoice | 'isDraft' | 'edition'

/** How an earlier print differs from the one wanted now; how a draft has changed since then is unknown. */
export function differences(earlier: PrintedAs, now: PrintedAs): Difference[] {
  return [
    ...choiceNames.filter((name) => earlier.choice[name] !== now.choice[name]),
    ...(earlier.isDraft === now.isDraft ? [] : (['isDraft'] as const)),
    ...(earlier.isDraft !== now.isDraft || earlier.edition === now.edition ? [] : (['edition'] as const)),
  ]
}

function readDetails(value: unknown): EveningDetails {
  const kept = isRecord(value) ? value : {}
  const word = (value: unknown) => (typeof value === 'string' ? value.slice(0, longestDetail) : '')
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

/** Whether a print for one evening also suits the other. */
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

/** Keeps what is entered for an evening on this device. */
export function useKeptEvening(adventureId: string): [KeptEvening, (part: Partial<KeptEvening>) => void] {
  const text = useSyncExternalStore(
    listen,
    () => read(adventureId),
    () => '',
  )
  const kept = useMemo(() => readKept(text), [text])
  return [kept, (part) => write(adventureId, part)]
}
