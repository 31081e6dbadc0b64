import { conditionSchema } from '#app/features/engine/condition.schema.ts'
import type { Condition } from '#app/features/engine/condition.schema.ts'
import type { Effect } from '#app/features/engine/effect.schema.ts'
import { countOfItems, longest } from '#app/features/engine/limits.ts'
import { newId } from '#app/shared/ids.ts'
import type { Deed, Piece, Test } from './story-pieces.ts'

type Item = { id: string; list: string; name: string }

/** What the variables and passages of a story are in the project: lists are items, all else is flags and counters. */
export class StoryNames {
  readonly scenes: ReadonlyMap<string, string>
  private readonly lists = new Set<string>()
  private readonly byName = new Map<string, Item>()

  constructor(scenes: ReadonlyMap<string, string>, pieces: readonly Piece[]) {
    this.scenes = scenes
    for (const deed of deedsIn(pieces)) if (deed.op !== 'set' && deed.op !== 'change') this.lists.add(deed.name)
    for (const deed of deedsIn(pieces)) if (deed.op === 'give' || deed.op === 'take') this.item(deed.name, deed.item)
  }

  get items(): Item[] {
    return [...this.byName.values()]
  }

  private item(list: string, name: string): Item {
    const key = `${list}\n${name}`
    const known = this.byName.get(key) ?? { id: newId(), list, name }
    this.byName.set(key, known)
    return known
  }

  /** Null when our grammar does not say the same. @param here the passage in which it is asked */
  condition(test: Test, here: string): Condition | null {
    const read = this.read(test, here)
    return read && conditionSchema.safeParse(read).success ? read : null
  }

  private read(test: Test, here: string): Condition | null {
    switch (test.op) {
      case 'all':
      case 'any': {
        const of = test.of.map((each) => this.read(each, here))
        return of.every((each) => each !== null) ? { type: test.op, of } : null
      }
      case 'not': {
        const of = this.read(test.of, here)
        return of && { type: 'not', of }
      }
      case 'truthy':
        return this.lists.has(test.name) ? null : { type: 'flag_set', flag: test.name }
      case 'compare':
        if (this.lists.has(test.name)) return null
        return { type: 'flag_compared', flag: test.name, compare: test.compare, value: test.value }
      case 'has':
        return this.lists.has(test.name)
          ? { type: 'has_item', itemId: this.item(test.name, test.item).id, count: 1 }
          : null
      case 'visited': {
        const sceneId = this.scenes.get(test.passage)
        // Whether it was visited before, the game cannot tell in the place itself
        return sceneId === undefined || (test.before && test.passage === here)
          ? null
          : { type: 'scene_visited', sceneId }
      }
    }
  }

  effects(deeds: readonly Deed[]): Effect[] {
    return deeds.flatMap((deed): Effect[] => {
      if (deed.op === 'set') return [{ type: 'set_flag', flag: deed.name, value: deed.value }]
      if (deed.op === 'change') return [{ type: 'change_counter', counter: deed.name, by: deed.by, hidden: true }]
      if (deed.op === 'give') return [{ type: 'give_item', itemId: this.item(deed.name, deed.item).id, count: 1 }]
      const lost = this.items.filter(
        ({ list, name }) => list === deed.name && (deed.op === 'list' || name === deed.item),
      )
      return lost.map(({ id }) => ({ type: 'take_item', itemId: id, count: deed.op === 'list' ? countOfItems[1] : 1 }))
    })
  }
}

function deedsIn(pieces: readonly Piece[]): Deed[] {
  return pieces.flatMap((piece) => {
    if (piece.kind === 'if') return piece.branches.flatMap((branch) => deedsIn(branch.pieces))
    return piece.kind === 'set' || piece.kind === 'link' ? piece.deeds : []
  })
}

/** Texts of at most the length of a line, cut between words where there are any. */
export function linesOf(text: string, most: number = longest.line): string[] {
  const lines: string[] = []
  let rest = text.trim()
  while (rest.length > most) {
    const space = Math.max(rest.lastIndexOf('\n', most), rest.lastIndexOf(' ', most))
    const cut = space > most / 2 ? space : /[\uD800-\uDBFF]/.test(rest[most - 1]!) ? most - 1 : most
    lines.push(rest.slice(0, cut).trim())
    rest = rest.slice(cut).trim()
  }
  return rest === '' ? lines : [...lines, rest]
}
