import type { PlayerCommand } from '#app/features/engine/command.schema.ts'
import type { RunProjection } from '#app/features/engine/projection.ts'
import type { CommandOutcome } from '#app/features/play/runs/present-outcome.ts'
import { puzzleJudge } from '#app/features/puzzles/registry/puzzle-judge.server.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { compileSample } from '#samples/play-sample.fixtures.ts'
import type { SampleAdventure } from '#samples/sample-adventure.ts'
import type { WalkthroughStep } from '#samples/walkthrough.ts'
import { play } from './made-adventure.ts'
import type { Person } from './person.ts'

/** The seed deals what a puzzle shuffles for its run. */
export type Route = { runId: string; seed: number; sample: SampleAdventure; language: Locale }

/** Plays a sample over HTTP by the names that its player is shown. */
export class SampleBot {
  private readonly person: Person
  private readonly route: Route
  private seen: RunProjection | null = null

  constructor(person: Person, route: Route) {
    this.person = person
    this.route = route
  }

  get view(): RunProjection {
    if (!this.seen) throw new Error('the bot has not looked yet')
    return this.seen
  }

  async look(): Promise<RunProjection> {
    const { status, text } = await this.person.get(`/api/runs/${this.route.runId}/commands`, {
      Accept: 'application/json',
    })
    if (status !== 200) throw new Error(`the run cannot be read: ${status} ${text.slice(0, 300)}`)
    this.seen = (JSON.parse(text) as CommandOutcome).view
    return this.seen
  }

  isBefore(key: string): boolean {
    return this.view.scene.hotspots.some(({ name }) => name === this.nameOf('hotspots', key))
  }

  canTouch(key: string): boolean {
    return this.view.scene.hotspots.some(({ name, usable }) => usable && name === this.nameOf('hotspots', key))
  }

  /** @throws when the step is refused */
  async take(step: WalkthroughStep): Promise<void> {
    if ('seeLocked' in step) {
      if (!this.view.dialogue?.choices[this.placeOf(step.of, step.seeLocked)]?.locked)
        throw new Error(`${step.seeLocked} is not locked`)
      return
    }
    await this.send(this.commandFor(step))
  }

  async send(command: PlayerCommand): Promise<void> {
    const { status, text } = await play(this.person, this.route.runId, command)
    const outcome = JSON.parse(text) as CommandOutcome
    if (status !== 200 || outcome.refused)
      throw new Error(`${JSON.stringify(command)}: ${status} ${JSON.stringify(outcome.refused ?? text.slice(0, 300))}`)
    this.seen = outcome.view
  }

  private commandFor(step: Exclude<WalkthroughStep, { seeLocked: string }>): PlayerCommand {
    if ('touch' in step) return { type: 'use_hotspot', hotspotId: this.hotspot(step.touch) }
    if ('answer' in step) return this.answerTo(step.answer)
    if ('examine' in step) return { type: 'examine_item', itemId: this.item(step.examine) }
    if ('combine' in step)
      return { type: 'combine_items', itemId: this.item(step.combine[0]), otherItemId: this.item(step.combine[1]) }
    if ('use' in step)
      return step.on === undefined
        ? { type: 'use_item', itemId: this.item(step.use) }
        : { type: 'use_item_on', itemId: this.item(step.use), hotspotId: this.hotspot(step.on) }
    const at = this.view.dialogue?.step ?? -1
    return 'listen' in step
      ? { type: 'continue', step: at }
      : { type: 'choose', step: at, choice: this.placeOf(step.of, step.choose) }
  }

  private answerTo(key: string): PlayerCommand {
    const { puzzle } = this.view
    if (puzzle?.name !== this.nameOf('puzzles', key)) throw new Error(`${key} is not open`)
    const { secrets, ids } = compiled(this.route.sample)
    const stored = secrets.puzzles.find(({ id }) => id === ids('puzzle', key))!
    return {
      type: 'answer',
      puzzleId: puzzle.id,
      answer: puzzleJudge.reveal(stored, this.route.seed)[this.route.language],
    }
  }

  private nameOf(list: 'hotspots' | 'items' | 'puzzles', key: string): string {
    const found = this.route.sample[list].find((thing) => thing.key === key)
    if (!found) throw new Error(`the sample has no ${key}`)
    return found.name[this.route.language]
  }

  private hotspot(key: string): string {
    const name = this.nameOf('hotspots', key)
    const found = this.view.scene.hotspots.find((hotspot) => hotspot.name === name)
    if (!found) throw new Error(`${name} is not in ${this.view.scene.name}`)
    return found.id
  }

  private item(key: string): string {
    const name = this.nameOf('items', key)
    const found = this.view.inventory.find((item) => item.name === name)
    if (!found) throw new Error(`${name} is not held`)
    return found.id
  }

  private placeOf(npcKey: string, nodeKey: string): number {
    const npc = this.route.sample.npcs.find(({ key }) => key === npcKey)
    const words = (npc?.nodes ?? []).flatMap(({ choices }) =>
      choices.filter(({ to }) => to === nodeKey).map(({ text }) => text[this.route.language]),
    )
    return this.view.dialogue?.choices.findIndex(({ text }) => words.includes(text)) ?? -1
  }
}

const known = new Map<SampleAdventure, ReturnType<typeof compileSample>>()

function compiled(sample: SampleAdventure): ReturnType<typeof compileSample> {
  const made = known.get(sample) ?? compileSample(sample)
  known.set(sample, made)
  return made
}
