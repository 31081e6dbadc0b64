import type { Role } from '#app/shared/player-roles.ts'
import { otherRole, roles } from '#app/shared/player-roles.ts'
import { own } from './state-lookup.ts'
import type { RunState } from './state.schema.ts'

type Players = RunState['players']

/** The roles of a player: their own first, and both for somebody alone. None for somebody not in the run. */
export const rolesOf = (state: RunState, playerId: string): readonly Role[] => own(state.players, playerId)?.roles ?? []

/** Who may see something: `undefined` is everybody. Nothing is kept from somebody who has both roles. */
export const isFor = (audience: readonly Role[] | undefined, own: readonly Role[]): boolean =>
  audience === undefined || own.length > 1 || own.some((role) => audience.includes(role))

/** Those who share the roles. Nobody plays on for who has been away for long, as long as somebody else does. */
export function presentIds(players: Players): string[] {
  const ids = Object.keys(players).sort()
  const present = ids.filter((id) => !players[id]!.away)
  return present.length > 0 ? present : ids
}

/** The role of whoever joins next: the rarer one, or A. */
export function nextRole(players: Players): Role {
  const [first, second] = roles.map((role) => presentIds(players).filter((id) => players[id]!.roles[0] === role).length)
  return first! <= second! ? 'a' : 'b'
}

/** Of two or more players each has one role, and both are given; the last to have come takes over a lost one. Who is
 * away keeps theirs in name only. */
export function withRoles(players: Players): Players {
  const ids = presentIds(players)
  const given: Players = { ...players }
  for (const id of ids) {
    const [role = 'a'] = players[id]!.roles
    given[id] = { ...players[id]!, roles: ids.length === 1 ? [role, otherRole(role)] : [role] }
  }
  const [only, ...others] = new Set(ids.map((id) => given[id]!.roles[0]!))
  const last = ids.at(-1)
  if (only === undefined || others.length > 0 || ids.length < 2 || last === undefined) return given
  return { ...given, [last]: { ...given[last]!, roles: [otherRole(only)] } }
}

/** Whether a scene can be entered with these roles. */
export const opensFor = (scene: { role?: Role | undefined }, own: readonly Role[]): boolean =>
  isFor(scene.role && [scene.role], own)
