import { expect } from 'vitest'
import type { Compiled } from '#app/features/adventure/checks/check.ts'
import { compileEdition } from '#app/features/adventure/compile-edition.server.ts'
import { apply } from '#app/features/engine/apply.ts'
import type { PlayerCommand } from '#app/features/engine/command.schema.ts'
import { initialState } from '#app/features/engine/initial-state.ts'
import { project } from '#app/features/engine/project.ts'
import type { RunState } from '#app/features/engine/state.schema.ts'
import type { Actor, Game } from '#app/features/engine/turn.ts'
import { puzzleJudge } from '#app/features/puzzles/registry/puzzle-judge.server.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { sampleDraft } from './sample-draft.fixtures.ts'
import type { SampleAdventure } from './sample-adventure.ts'
import type { SampleIds } from './seed/sample-ids.ts'
import type { Walkthrough, WalkthroughStep } from './walkthrough.ts'

export function compileSample(sample: SampleAdventure): Compiled & { ids: SampleIds } {
  const { draft, ids } = sampleDraft(sample)
  const { compiled } = compileEdition(draft)
  if (!compiled) throw new Error(`${sample.key} has no scene`)
  return { ...compiled, ids }
}

export class SampleRun {
  state: RunState = initialState({ seed: 1 })
  private readonly game: Game
  private actor: Actor
  private readonly sample: SampleAdventure
  private readonly ids: SampleIds

  constructor(sample: SampleAdventure, language: Locale, { document, secrets, ids } = compileSample(sample)) {
    this.sample = sample
    this.ids = ids
    this.game = { edition: document, secrets, judge: puzzleJudge }
    this.actor = { playerId: 'player', language }
    this.state = this.applied({ type: 'join' })
  }

  get view() {
    const view = project(this.game.edition, this.state, this.actor.playerId, this.actor.language, {
      now: 0,
      activeMs: 0,
    })
    if (!view) throw new Error('the player is not in the run')
    return view
  }

  /** Lets somebody into the run, or back to it: what follows is seen and done by them. */
  as(playerId: string): this {
    this.actor = { ...this.actor, playerId }
    if (!project(this.game.edition, this.state, playerId, this.actor.language, { now: 0, activeMs: 0 }))
      this.state = this.applied({ type: 'join' })
    return this
  }

  /** @throws when the step is refused */
  take(step: WalkthroughStep): void {
    if ('seeLocked' in step) {
      expect(this.view.dialogue?.choices[this.placeOf(step.of, step.seeLocked)]).toMatchObject({ locked: true })
      return
    }
    this.state = this.applied(this.commandFor(step))
  }

  walk({ steps }: Walkthrough): void {
    for (const step of steps) this.take(step)
  }

  commandFor(step: Exclude<WalkthroughStep, { seeLocked: string }>): PlayerCommand {
    const { ids } = this
    if ('touch' in step) return { type: 'use_hotspot', hotspotId: ids('hotspot', step.touch) }
    if ('answer' in step)
      return { type: 'answer', puzzleId: ids('puzzle', step.answer), answer: this.answerTo(step.answer) }
    if ('examine' in step) return { type: 'examine_item', itemId: ids('item', step.examine) }
    if ('combine' in step)
      return { type: 'combine_items', itemId: ids('item', step.combine[0]), otherItemId: ids('item', step.combine[1]) }
    if ('use' in step) {
      const itemId = ids('item', step.use)
      return step.on === undefined
        ? { type: 'use_item', itemId }
        : { type: 'use_item_on', itemId, hotspotId: ids('hotspot', step.on) }
    }
    const at = this.view.dialogue?.step ?? -1
    return 'listen' in step
      ? { type: 'continue', step: at }
      : { type: 'choose', step: at, choice: this.placeOf(step.of, step.choose) }
  }

  private answerTo(key: string): unknown {
    const stored = this.game.secrets.puzzles.find(({ id }) => id === this.ids('puzzle', key))!
    return puzzleJudge.reveal(stored, this.state.seed)[this.actor.language]
  }

  private placeOf(npcKey: string, nodeKey: string): number {
    const said =
      this.sample.npcs
        .find(({ key }) => key === npcKey)
        ?.nodes.flatMap(({ choices }) => choices.filter(({ to }) => to === nodeKey)) ?? []
    return (
      this.view.dialogue?.choices.findIndex(({ text }) =>
        said.some((choice) => choice.text[this.actor.language] === text),
      ) ?? -1
    )
  }

  private applied(command: PlayerCommand | { type: 'join' }): RunState {
    const applied = apply(this.game, this.state, this.actor, command, { now: 0, activeMs: 0 })
    if ('refused' in applied) throw new Error(`${JSON.stringify(command)} was refused: ${applied.refused}`)
    return applied.state
  }
}
