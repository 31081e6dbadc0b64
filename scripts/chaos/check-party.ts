import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import type { RunEvent } from '#app/features/engine/events.ts'
import type { RunSnapshot } from '#app/features/play/runs/run.present.ts'
import type { PartyPlayer } from './party-player.ts'

export type PartyFaults = {
  lost: string[]
  doubled: string[]
  different: string[]
  wrong: string[]
}

type Party = { runId: string; players: readonly PartyPlayer[]; items: readonly string[] }
type Row = { seq: number; command: string; events: RunEvent[] }

export async function checkParty(
  client: pg.Client,
  { runId, players, items }: Party,
): Promise<PartyFaults & { picked: number }> {
  const { rows } = await client.query<Row>(
    'select seq, command_id as command, events from run_events where run_id = $1 order by seq',
    [runId],
  )
  const { rows: runs } = await client.query<{ version: number }>('select version from runs where id = $1', [runId])
  const version = runs[0]!.version
  const picks = pickedOf(rows, items)
  const twice = new Set(rows.map(({ command }) => command)).size !== rows.length ? ['a command is stored twice'] : []
  return {
    lost: [
      ...gaps(rows, version),
      ...players.flatMap((player, at) => lostOf(player, rows).map((what) => `player ${at + 1}: ${what}`)),
    ],
    doubled: [
      ...twice,
      ...[...picks].flatMap(([item, times]) => (times > 1 ? [`the item ${item} was picked up ${times} times`] : [])),
      ...players.flatMap(heardTwice),
    ],
    different: await differences(players, { runId, version, picks, rows }),
    wrong: players.flatMap(({ wrong }) => wrong),
    picked: picks.size,
  }
}

const gaps = (rows: readonly Row[], version: number): string[] =>
  rows.some(({ seq }, at) => seq !== at + 1) || version !== rows.length
    ? [`version ${version} with ${rows.length} events`]
    : []

function lostOf({ acknowledged }: PartyPlayer, rows: readonly Row[]): string[] {
  const seqOf = new Map(rows.map(({ command, seq }) => [command, seq]))
  return [...acknowledged].flatMap(([command, { version, again }]) => {
    const seq = seqOf.get(command)
    const kept = seq !== undefined && (again ? seq <= version : seq === version)
    return kept ? [] : [`command ${command}: told ${version}, is ${seq}`]
  })
}

function pickedOf(rows: readonly Row[], items: readonly string[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const { events } of rows) {
    for (const event of events)
      if (event.type === 'item_gained' && items.includes(event.itemId))
        times.set(event.itemId, (times.get(event.itemId) ?? 0) + event.count)
  }
  return times
}

/** Versions only rise, except for events that are shown again on a new connection. */
function heardTwice({ heard, versions }: PartyPlayer, at: number): string[] {
  const again = heard.length - new Set(heard).size
  const back = versions.findIndex((version, place) => place > 0 && version < versions[place - 1]!)
  return [
    ...(again > 0 ? [`player ${at + 1} heard ${again} things twice`] : []),
    ...(back > 0 ? [`player ${at + 1} was shown ${versions[back]} after ${versions[back - 1]}`] : []),
  ]
}

async function differences(
  players: readonly PartyPlayer[],
  stored: { runId: string; version: number; picks: ReadonlyMap<string, number>; rows: readonly Row[] },
): Promise<string[]> {
  const [first] = players
  const found: string[] = []
  for (const [at, player] of players.entries()) {
    const name = `player ${at + 1}`
    if (player.view?.version !== stored.version)
      found.push(`${name} sees version ${player.view?.version}, stored is ${stored.version}`)
    const fresh = JSON.parse((await player.person.get(`/api/runs/${stored.runId}/commands`)).text) as RunSnapshot
    if (!isDeepStrictEqual(placeOf(player.view), placeOf(fresh)))
      found.push(`${name} does not see by the stream what they see by asking`)
    if (!isDeepStrictEqual(sharedOf(player.view), sharedOf(first!.view)))
      found.push(`${name} does not see what player 1 sees`)
    if (!isDeepStrictEqual(player.heard, first!.heard))
      found.push(`${name} heard ${player.heard.length} things, player 1 ${first!.heard.length}, or in another order`)
    const inventory = new Map(player.view?.view.inventory.map(({ id, count }) => [id, count]))
    if (!isDeepStrictEqual(inventory, new Map(stored.picks)))
      found.push(`${name} sees ${inventory.size} things carried, stored are ${stored.picks.size}`)
  }
  return found
}

function placeOf(snapshot: RunSnapshot | undefined) {
  if (!snapshot) return undefined
  const { version, media, view, hintsUsed } = snapshot
  return {
    version,
    media,
    hintsUsed,
    scene: view.scene,
    puzzleId: view.puzzle?.id,
    party: view.party,
    ...sharedOf(snapshot),
  }
}

function sharedOf(snapshot: RunSnapshot | undefined) {
  const view = snapshot?.view
  return (
    view && {
      inventory: view.inventory,
      journal: view.journal,
      score: view.score,
      counters: view.counters,
      revealedScenes: view.revealedScenes,
      ending: view.ending,
    }
  )
}
