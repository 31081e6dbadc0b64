import type { Condition } from '#app/features/engine/condition.schema.ts'
import type { Effect } from '#app/features/engine/effect.schema.ts'
import { longest, mostChoices, mostEffects, mostLines } from '#app/features/engine/limits.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { newId } from '#app/shared/ids.ts'
import { isVisible } from '#app/shared/visible-text.ts'
import type { ProjectDocument } from './project-document.schema.ts'
import { embedded } from './story-embed.ts'
import { linesOf, StoryNames } from './story-conditions.ts'
import { isBefore, isTold } from './story-passages.ts'
import type { Kept, Piece, Passage, Story } from './story-pieces.ts'
import { walk } from './story-walk.ts'
import type { Exit, Walked } from './story-walk.ts'

export type Found = { story: Story; before: string; pieces: Piece[][] }
export type StoryDocument = Omit<ProjectDocument, 'format' | 'version'>

/** What the thread cannot load quickly: the limits of the row kinds, and words in the language of the project. */
export type StorySetting = {
  language: Locale
  limits: { scene: number; hotspot: number; item: number; npc: number }
  words: { untitled: string; ask: string; choices: string; begin: string; rest: string }
}
type Scene = ProjectDocument['scenes'][number]
type Hotspot = Omit<Scene['hotspots'][number], 'x' | 'y' | 'width' | 'height'>
type Way = { label: string; when: Condition; effects: Effect[] }

const longestName = 200
const nameOf = (text: string, instead: string): string => (isVisible(text) ? linesOf(text, longestName)[0]! : instead)

/** Null when the story has more than a project holds. Every word of the story is in the document or in `kept`. */
export function writeStory(
  { story, before, pieces }: Found,
  setting: StorySetting,
): { document: StoryDocument; kept: Kept[] } | null {
  const all = story.passages.map((passage, index) => ({ passage, pieces: pieces[index]! }))
  const told = all.filter(({ passage }) => isTold(passage))
  if (told.length >= setting.limits.scene) return null
  const ids = new Map(told.map(({ passage }) => [passage.name, newId()]))
  const names = new StoryNames(ids, pieces.flat())
  const within = embedded(new Map(told.map(({ passage, pieces: own }) => [passage.name, own])))
  const walked = new Map(told.map(({ passage, pieces: own }) => [passage.name, walk(passage.name, within(own), names)]))
  const writer = new Writer(names, walked, setting)
  const first = all
    .filter(({ passage }) => isBefore(passage))
    .map((each) => walk(each.passage.name, each.pieces, names))
  if (names.items.length > setting.limits.item) return null
  const opening = writer.opening(story, first)
  const scenes = told.map(({ passage }) => writer.scene(passage, !opening && passage.name === story.start))
  const kept = [
    ...(before === '' ? [] : [{ passage: '', reason: 'comment' as const, text: before }]),
    ...all.filter(({ passage }) => !isTold(passage)).flatMap(({ passage, pieces: own }) => aside(passage, own)),
    ...[...walked.values()].flatMap((each) => each.kept),
    ...writer.kept,
  ]
  const items = names.items.map(({ id, name }) => ({ id, name: nameOf(name, '?'), stackable: true }))
  if (writer.isFull) return null
  const document: StoryDocument = {
    adventure: {
      title: nameOf(story.title, setting.words.untitled),
      kind: 'online-adventure',
      primaryLanguage: setting.language,
    },
    scenes: [...(opening ? [opening] : []), ...scenes],
    puzzles: [],
    items,
    npcs: writer.npcs,
    nodes: writer.nodes,
    media: [],
  }
  return { document, kept }
}

/** A passage that is no place of the story. What it changes at the beginning is done at the beginning. */
function aside({ name, text, ...passage }: Passage, pieces: readonly Piece[]): Kept[] {
  if (!isBefore({ name, text, ...passage }))
    return text === ''
      ? []
      : [
          {
            passage: name,
            reason: pieces[0]?.kind === 'kept' && pieces[0].text === text ? pieces[0].reason : 'around',
            text,
          },
        ]
  const left = pieces.filter((piece) => piece.kind !== 'set' && !(piece.kind === 'text' && piece.text.trim() === ''))
  return left.length === 0 ? [] : [{ passage: name, reason: 'construct', text }]
}

class Writer {
  readonly npcs: ProjectDocument['npcs'] = []
  readonly nodes: ProjectDocument['nodes'] = []
  readonly kept: Kept[] = []
  isFull = false
  /** What happens on arrival, by passage. */
  private readonly arriving = new Map<string, Effect[]>()
  private readonly names: StoryNames
  private readonly walked: ReadonlyMap<string, Walked>
  private readonly setting: StorySetting

  constructor(names: StoryNames, walked: ReadonlyMap<string, Walked>, setting: StorySetting) {
    this.names = names
    this.walked = walked
    this.setting = setting
  }

  /** The place before the story, when something is set before its first passage. */
  opening({ title, start }: Found['story'], first: readonly Walked[]): Scene | null {
    // Lists are empty at the beginning anyway
    const deeds = [...first.flatMap(({ arrival }) => arrival), ...this.walked.get(start)!.arrival].filter(
      ({ op }) => op !== 'list',
    )
    if (deeds.length === 0) return null
    const effects: Effect[] = [...this.names.effects(deeds), this.going(start)]
    const label = this.setting.words.begin
    const name = nameOf(title, label)
    const fits = effects.length <= mostEffects
    if (!fits) this.kept.push({ passage: start, reason: 'tooMuch', text: deeds.map(written).join('\n') })
    const hotspot = fits
      ? this.choices(name, [{ label, when: {}, effects }])
      : { id: newId(), type: 'scene_link' as const, name: label, targetId: this.names.scenes.get(start)! }
    return { id: newId(), name, isStart: true, hotspots: placed([hotspot]) }
  }

  scene({ name }: Passage, isStart: boolean): Scene {
    const { text, asides, exits, kept, isOpen } = this.walked.get(name)!
    const [description = '', ...rest] = linesOf(text, 5_000)
    const looks = [
      ...this.looks(rest.join('\n'), {}, this.setting.words.rest),
      ...asides.flatMap((each) => this.looks(each.text, each.when)),
    ]
    const hotspots = [...looks, ...this.ways(name, exits)]
    if (hotspots.length > this.setting.limits.hotspot) this.isFull = true
    const isEnding = exits.length === 0 && !isOpen && kept.every(({ reason }) => reason !== 'redirect')
    if (name.length > longestName) this.kept.push({ passage: name, reason: 'tooMuch', text: name })
    return {
      id: this.names.scenes.get(name)!,
      name: nameOf(name, '?'),
      description,
      isStart,
      ...(isEnding ? { isEnding, endingText: description } : {}),
      hotspots: placed(hotspots),
    }
  }

  private looks(text: string, when: Condition, name?: string): Hotspot[] {
    const lines = linesOf(text)
    const looks: Hotspot[] = []
    for (let at = 0; at < lines.length; at += mostLines) {
      const own = lines.slice(at, at + mostLines)
      looks.push({
        id: newId(),
        type: 'look',
        name: name ?? linesOf(own[0]!, 60)[0]!,
        lines: own,
        visibilityConditions: when,
      })
    }
    return looks
  }

  private going = (to: string): Effect => ({ type: 'go_to_scene', sceneId: this.names.scenes.get(to)! })

  private arrivalAt(passage: string): Effect[] {
    const effects = this.arriving.get(passage) ?? this.names.effects(this.walked.get(passage)!.arrival)
    this.arriving.set(passage, effects)
    return effects
  }

  private ways(passage: string, exits: readonly Exit[]): Hotspot[] {
    const choices: Way[] = []
    const plain: Hotspot[] = []
    for (const exit of exits) {
      const targetId = exit.to === null ? null : (this.names.scenes.get(exit.to) ?? null)
      const keep = (reason: Kept['reason']) => this.kept.push({ passage, reason, text: exit.source })
      if (exit.to !== null && targetId === null) keep('target')
      const own = this.names.effects(exit.deeds)
      const arrival = exit.to === null || targetId === null ? [] : this.arrivalAt(exit.to)
      const isDeed = own.length + arrival.length > 0
      const isShort = own.length + arrival.length < mostEffects && exit.label.length <= longest.choice
      const hasRoom = choices.length < mostChoices && (choices.length > 0 || this.npcs.length < this.setting.limits.npc)
      if (isDeed && isShort && hasRoom) {
        const way = targetId === null ? [] : [this.going(exit.to!)]
        choices.push({ label: exit.label, when: exit.when, effects: [...own, ...arrival, ...way] })
        continue
      }
      if (isDeed || exit.label.length > longestName) keep('tooMuch')
      plain.push({
        id: newId(),
        type: 'scene_link',
        name: nameOf(exit.label, exit.to ?? '?'),
        targetId,
        visibilityConditions: exit.when,
      })
    }
    return choices.length === 0 ? plain : [...plain, this.choices(passage, choices)]
  }

  /** Links that change something are choices of a conversation: a way alone changes nothing. */
  private choices(passage: string, ways: readonly Way[]): Hotspot {
    const npcId = newId()
    this.npcs.push({ id: npcId, name: nameOf(passage, '?') })
    this.nodes.push({
      id: newId(),
      npcId,
      nodeId: 'choices',
      nodeType: 'question',
      content: this.setting.words.ask,
      choices: ways.map(({ label, when }, index) => ({
        text: label,
        next_node_id: `choice_${index + 1}`,
        conditions: when,
      })),
    })
    for (const [index, { label, effects }] of ways.entries())
      this.nodes.push({
        id: newId(),
        npcId,
        nodeId: `choice_${index + 1}`,
        nodeType: 'action',
        content: label,
        rewards: { effects },
      })
    return { id: newId(), type: 'npc', name: this.setting.words.choices, targetId: npcId }
  }
}

const written = (deed: object): string => Object.values(deed).map(String).join(' ')

/** In rows over a picture that is not there yet. Sizes are in pixels of the scene's canvas of 1,920 by 1,080. */
function placed(hotspots: readonly Hotspot[]): Scene['hotspots'] {
  const columns = Math.ceil(Math.sqrt(hotspots.length))
  const rows = Math.ceil(hotspots.length / Math.max(1, columns))
  return hotspots.map((hotspot, index) => ({
    ...hotspot,
    x: Math.round((100 * ((index % columns) + 0.5)) / columns),
    y: Math.round((100 * (Math.floor(index / columns) + 0.5)) / rows),
    width: Math.floor((1920 / columns) * 0.7),
    height: Math.floor((1080 / rows) * 0.6),
    displayOrder: index,
  }))
}
