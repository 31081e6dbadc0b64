import type { Finding } from './finding.ts'

type Named = { id: string; name: string }

/** Adds the scene or NPC (`inside`) and numbers findings that still read alike (`which` of `alike`). */
export function toldApart(
  draft: { scenes: readonly Named[]; npcs: readonly Named[] },
  findings: readonly Finding[],
): Finding[] {
  const parents = new Map([...draft.scenes, ...draft.npcs].map(({ id, name }) => [id, name]))
  const alike = new Map<string, string[]>()
  for (const each of findings) {
    const ids = alike.get(soundOf(each)) ?? []
    if (!ids.includes(each.where.id)) alike.set(soundOf(each), [...ids, each.where.id])
  }
  return findings.map((each) => {
    const inside = each.where.parentId === undefined ? undefined : parents.get(each.where.parentId)
    const ids = alike.get(soundOf(each)) ?? []
    return {
      ...each,
      params: {
        ...each.params,
        ...(inside?.trim() ? { inside } : {}),
        ...(ids.length > 1 ? { which: ids.indexOf(each.where.id) + 1, alike: ids.length } : {}),
      },
    }
  })
}

const soundOf = ({ code, where, params }: Finding): string => JSON.stringify([code, where.parentId, params])
