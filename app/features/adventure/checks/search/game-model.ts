import type { EditionDocument, EditionHotspot } from '#app/features/engine/edition.schema.ts'
import { opensFor } from '#app/features/engine/roles.ts'
import type { Compiled } from '#app/features/adventure/checks/compiled.ts'
import type { Guard, Reading, Values } from './guard.ts'
import { always, atLeast, both, holds, not, readingsOf, reasonsOf, sizeOf } from './guard.ts'
import type { Cast } from './cast.ts'
import { alone, castByScene, mayHold } from './cast.ts'
import { addReleases, forTwo } from './together-rules.ts'
import { Happenings } from './happen.ts'
import type { Moment, NewRule, Rule } from './moment.ts'
import { Motion, never } from './moment.ts'
import { comesAfterMs, noTime, turnedOn, untouchedRun } from './timed.ts'
import { Variables } from './variables.ts'

/** A reader of a variable: a rule, or (null) an ending that may end the game before the player wants it to. */
type Reader = Reading & { rule: Rule | null }

/** Walking depends only on which ways are open, so connected places count as one. */
export class GameModel {
  readonly document: EditionDocument
  readonly secrets: Compiled['secrets']
  readonly variables: Variables
  readonly happenings: Happenings
  readonly rules: Rule[] = []
  /** Things that a player can look at: the index plus 1 is a moment's `focus`. */
  readonly foci: string[] = []
  readonly sceneIndex: ReadonlyMap<string, number>
  readonly inScene: Rule[][]
  readonly anywhere: Rule[] = []
  /** Variables that nothing waits for, but that keep something from happening twice. */
  readonly kept = new Set<number>()
  readonly travels: Rule[] = []
  readonly atFocus: Rule[][] = []
  readonly readers: Reader[][]
  private readonly endings: { guard: Guard; id: string }[]
  private readonly solvedAll: readonly number[]
  private readonly wantedVariables: Uint8Array

  /** The players that may come to each hotspot. */
  private readonly casts: ReadonlyMap<string, Cast>
  readonly hotspots: ReadonlyMap<string, EditionHotspot>
  private readonly isForTwo: boolean

  constructor(compiled: Compiled, parts: readonly ((model: GameModel) => void)[], cast: Cast = alone) {
    this.document = compiled.document
    this.secrets = compiled.secrets
    this.variables = new Variables(compiled, cast)
    this.isForTwo = cast.length > 1
    this.hotspots = new Map(
      this.document.scenes.flatMap(({ hotspots }) => hotspots.map((hotspot) => [hotspot.id, hotspot])),
    )
    const inScenes = castByScene(compiled, cast)
    this.casts = new Map(
      this.document.scenes.flatMap(({ id, hotspots }) =>
        hotspots.map((hotspot) => {
          const target = this.document.scenes.find(
            (scene) => hotspot.type === 'scene_link' && scene.id === hotspot.targetId,
          )
          return [hotspot.id, inScenes.get(id)!.filter((own) => opensFor(target ?? {}, own))]
        }),
      ),
    )
    this.happenings = new Happenings(compiled, this.variables)
    this.sceneIndex = new Map(this.document.scenes.map(({ id }, index) => [id, index]))
    this.inScene = this.document.scenes.map(() => [])
    this.endings = this.document.scenes.map((scene) => ({
      id: scene.id,
      guard: scene.ending ? this.variables.guard(scene.ending.conditions, inScenes.get(scene.id)) : not(always),
    }))
    this.solvedAll = this.document.endsWhenAllSolved
      ? this.document.puzzles.map(({ id }) => this.variables.solved(id))
      : []
    for (const add of parts) add(this)
    for (const [scene, { hotspots }] of this.document.scenes.entries())
      for (const hotspot of hotspots)
        addReleases(this, this.rules, hotspot, { scene, access: both(this.visible(hotspot), this.usable(hotspot)) })
    this.addWaiting()
    this.happenings.noteForfeits(this.rules)
    this.readers = this.variables.names.map(() => [])
    for (const rule of this.rules)
      for (const reading of readingsOf(rule.wants ?? rule.guard))
        this.readers[reading.variable]!.push({ ...reading, rule })
    this.wantedVariables = Uint8Array.from(this.readers, (readers) => (readers.length > 0 ? 1 : 0))
    this.addEndingReaders()
  }

  private addEndingReaders(): void {
    this.document.scenes.forEach(({ id, ending, hotspots }, index) => {
      if (!ending) return
      const { guard } = this.endings[index]!
      const inTheWay = hotspots.length > 0 || this.variables.visitWatched(id)
      for (const reading of readingsOf(guard)) {
        this.wantedVariables[reading.variable] = 1
        if (inTheWay)
          this.readers[reading.variable]!.push({ ...reading, hurtByGrowing: true, hurtByShrinking: true, rule: null })
        else if (reading.hurtByGrowing || reading.hurtByShrinking)
          this.readers[reading.variable]!.push({ ...reading, rule: null })
      }
    })
    for (const variable of this.solvedAll) this.wantedVariables[variable] = 1
  }

  wanted = (variable: number): boolean => this.wantedVariables[variable] === 1

  add(added: NewRule): void {
    const rule = forTwo(this, added)
    const whole: Rule = {
      ...rule,
      id: this.rules.length,
      focus: rule.focus ?? null,
      walks: rule.walks ?? false,
      takes: rule.takes ?? [],
      cost: costOfTrying + sizeOf(rule.guard),
    }
    this.rules.push(whole)
    if (whole.step.type === 'travel') this.travels.push(whole)
    else if (whole.focus !== null) (this.atFocus[whole.focus] ??= []).push(whole)
    else if (whole.scene === null) this.anywhere.push(whole)
    else this.inScene[whole.scene]!.push(whole)
  }

  focus(name: string): number {
    const known = this.foci.indexOf(name)
    return known >= 0 ? known + 1 : this.foci.push(name)
  }

  enter(motion: Motion, scene: number): boolean {
    this.happenings.enter(motion, scene, this.document.scenes[scene]!.id)
    return true
  }

  visible = (hotspot: EditionHotspot): Guard => {
    const guard = this.variables.guard(hotspot.visible, this.casts.get(hotspot.id))
    return hotspot.type === 'item' ? both(not(atLeast(this.variables.taken(hotspot.id), 1)), guard) : guard
  }

  usable = (hotspot: EditionHotspot): Guard => this.variables.guard(hotspot.usable, this.casts.get(hotspot.id))

  /** The hotspots that can be pressed at the same time as this one: of two players, each has to come to one. */
  partnersOf = ({ id, together = [] }: EditionHotspot): string[] =>
    together.filter((other) => {
      if (!this.isForTwo) return true
      const [own, theirs] = [id, other].map((each) => this.mayPress(each))
      return own!.some((one) => theirs!.some((another) => another !== one))
    })

  /** The players that may come to a hotspot and use it, as far as their roles decide. */
  mayPress(id: string): Cast {
    const { visible, usable } = this.hotspots.get(id)!
    return this.casts.get(id)!.filter((own) => mayHold(visible, own) && mayHold(usable, own))
  }

  addLeave(focus: number): void {
    const run = (motion: Motion) => {
      motion.focus = 0
      return true
    }
    this.add({ step: { type: 'leave' }, scene: null, focus, guard: always, walks: true, run, exhausted: never })
  }

  /** Only waiting takes time, as nobody knows how fast players are: a way that time shuts is open before that, and what
   * can happen once it is shut, such as a dead end, is found after the wait. */
  private addWaiting(): void {
    for (const [kind, leaves] of this.variables.timed) {
      const variable = this.variables.time(kind)
      leaves.forEach((leaf, index) => {
        this.add({
          step: { type: 'wait', minutes: Math.ceil(comesAfterMs(leaf) / 60_000) },
          scene: null,
          guard: both(atLeast(variable, index), not(atLeast(variable, index + 1))),
          run(motion) {
            motion.set(variable, index + 1)
            return true
          },
          exhausted: (values) => values[variable]! > index,
        })
      })
    }
  }

  start(): Moment {
    const scene = this.sceneIndex.get(this.document.startSceneId)!
    const motion = new Motion({ scene, focus: 0, values: new Int32Array(this.variables.names.length), over: null })
    for (const [kind, leaves] of this.variables.timed)
      motion.set(this.variables.time(kind), turnedOn(leaves, untouchedRun, noTime))
    this.enter(motion, scene)
    this.settle(motion)
    return motion
  }

  endsIn = ({ scene }: Pick<Moment, 'scene'>, values: Values): boolean => holds(this.endings[scene]!.guard, values)

  reasonsOfEnd({ scene, over, values }: Moment): readonly number[] {
    if (over === 'solved') return this.solvedAll
    return over === this.endings[scene]!.id ? reasonsOf(this.endings[scene]!.guard, values) : []
  }

  matters = (variable: number): boolean => this.wantedVariables[variable] === 1 || this.kept.has(variable)

  perform(rule: Rule, from: Moment): Motion | null {
    if (rule.scene !== null && rule.scene !== from.scene) return null
    if (rule.focus !== null && rule.focus !== from.focus) return null
    if (!holds(rule.guard, from.values)) return null
    const motion = new Motion(from)
    if (!rule.run(motion)) return null
    this.settle(motion)
    return motion
  }

  private settle(motion: Motion): void {
    if (motion.over !== null) return
    const ending = this.endings[motion.scene]!
    if (holds(ending.guard, motion.values)) motion.over = ending.id
    else if (this.solvedAll.length > 0 && this.solvedAll.every((variable) => motion.values[variable] === 1))
      motion.over = 'solved'
  }

  /** Whether a change closes a way, so that it matters where the player is when it happens. */
  shutsWay(from: Values, { changed, values }: Motion): boolean {
    return changed.some((variable) => {
      const grows = values[variable]! > from[variable]!
      return this.readers[variable]!.some(
        (reader) => reader.rule?.walks && (grows ? reader.hurtByGrowing : reader.hurtByShrinking),
      )
    })
  }

  /** The readers that the changes could block, whatever the other values: other rules, or (null) endings. */
  shutBy = (rule: Rule, changes: readonly { variable: number; grew: boolean }[]): (Rule | null)[] =>
    changes.flatMap(({ variable, grew }) =>
      this.readers[variable]!.flatMap((reader) =>
        reader.rule !== rule && (grew ? reader.hurtByGrowing : reader.hurtByShrinking) ? [reader.rule] : [],
      ),
    )

  mayHurt = (rule: Rule, changes: readonly { variable: number; grew: boolean }[]): boolean =>
    this.shutBy(rule, changes).length > 0

  /** Whether another time might be better: the gain could be lost again, or what it takes away be gained first. */
  stakes = ({ staked, vain }: Motion): boolean =>
    staked.some(this.wanted) ||
    vain.some((variable) => this.readers[variable]!.some(({ hurtByGrowing }) => hurtByGrowing))

  hurtBy(rule: Rule, from: Values, { changed, values }: Motion): boolean {
    return changed.some((variable) => {
      const grows = values[variable]! > from[variable]!
      return this.readers[variable]!.some(
        (reader) =>
          (grows ? reader.hurtByGrowing : reader.hurtByShrinking) &&
          (reader.rule !== rule || rule.step.type === 'go') &&
          !(reader.rule && reader.rule.exhausted(values)),
      )
    })
  }
}

/** The cost of trying a rule besides its guard, in parts of conditions. */
const costOfTrying = 3
