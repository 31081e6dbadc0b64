import type { GameModel } from './game-model.ts'
import { Meter, SpentUp } from './meter.ts'
import type { Moment } from './moment.ts'
import { movedTo } from './walk.ts'
import { Search } from './search.ts'

/** The budget for one dead end, in parts of conditions. */
const allowance = 200_000

/** The fewest items that would lead out of a dead end; empty if no items do, or if trying would cost too much. */
export function lackingAt(model: GameModel, end: Moment): string[] {
  const meter = new Meter(allowance)
  const leadsOn = (items: readonly string[]): boolean => {
    const values = end.values.slice()
    for (const id of items) values[model.variables.item(id)] = neededOf(model, id)
    const search = new Search(model, meter)
    return search.canEnd(search.nodeOf(movedTo(end, values)))
  }
  let lacking = model.document.items.flatMap(({ id }) =>
    model.matters(model.variables.item(id)) && end.values[model.variables.item(id)]! < neededOf(model, id) ? [id] : [],
  )
  try {
    if (lacking.length === 0 || !leadsOn(lacking)) return []
    for (const id of lacking) {
      const fewer = lacking.filter((other) => other !== id)
      if (fewer.length > 0 && leadsOn(fewer)) lacking = fewer
    }
    return lacking
  } catch (error) {
    if (error instanceof SpentUp) return []
    throw error
  }
}

const neededOf = (model: GameModel, itemId: string): number => Math.max(1, model.variables.mostAsked(itemId))
