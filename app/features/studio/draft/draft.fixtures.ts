import { mayCommand } from '#app/features/drafts/draft.policy.ts'
import type { DraftRole } from '#app/features/drafts/draft.policy.ts'
import type { PresentedAsset } from '#app/features/media/asset.present.ts'
import { puzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import { applyCommand } from './apply-command.ts'
import type { Applied } from './apply-command.ts'
import type { Changes } from '#app/features/rows/changes.ts'
import { singlesOf } from './command.schema.ts'
import type { Arrange, Change, Command, Create, Remove } from './command.schema.ts'
import { findRow, languageOf, noRows } from './draft.ts'
import type { Draft } from './draft.ts'
import type { EditorResult } from './editor-result.ts'
import { changeOf } from './make-command.ts'
import type { Refusal } from './refusal.ts'
import type { KindName, Row } from '#app/features/rows/row-kind.ts'
import { takeAll } from './take.ts'
import type { Logged, MineAsked } from './take.ts'
import type { DraftFacts, LoadedDraft } from './view.ts'

export const id = (name: string): string => {
  const hex = Buffer.from(name).toString('hex').padEnd(32, '0')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

export const owner: DraftRole = { name: 'owner', language: null }

const yes = { allowed: true, block: null } as const

export const facts = (draftRevision = 1): DraftFacts => ({
  draftRevision,
  edition: null,
  prices: [],
  isShared: false,
  role: owner,
  can: { changeStatus: true, resubmit: false, announce: yes, publish: yes },
  isSelling: true,
})

const file = (name: string, width: number): PresentedAsset => ({
  id: id(name),
  url: `/media/${name}.webp`,
  width,
  height: width,
  bytes: 1,
})

export const details = (more: Changes = {}): Row => ({
  id: id('adventure'),
  title: 'Old',
  description: '',
  kind: 'online-adventure',
  slug: 'old',
  link: '00000000-0000-4000-8000-000000000000',
  status: 'draft',
  primaryLanguage: 'en',
  category: 'Mystery',
  difficulty: 3,
  price: '0.00',
  recommendedPlayers: '',
  accessibilityTags: [],
  contentWarnings: [],
  trailerUrl: '',
  languages: ['en', 'fr'],
  coverAssetId: null,
  imageDescription: '',
  photographyStyle: '',
  lightingStyle: '',
  artStyle: '',
  atmosphereStyle: '',
  compositionStyle: '',
  textsByModel: false,
  asksOthers: true,
  customAiPrompt: '',
  translations: {},
  translatedFrom: {},
  ...more,
})

export const emptyDraft = (more: Changes = {}): Draft => ({
  rows: { ...noRows, details: [details(more)] },
  files: Object.fromEntries([file('photo', 64), file('drawing', 64), file('music', 0)].map((each) => [each.id, each])),
})

export const create = (kind: KindName, name: string, fields: Changes = {}, parent: string | null = null): Create => ({
  op: 'create',
  kind,
  id: id(name),
  parent: parent && id(parent),
  fields: fields as Create['fields'],
})
export const remove = (kind: KindName, ...names: string[]): Remove => ({ op: 'remove', kind, ids: names.map(id) })
export const arrange = (kind: KindName, names: readonly string[], parent: string | null = null): Arrange => ({
  op: 'arrange',
  kind,
  parent: parent && id(parent),
  ids: names.map(id),
})
export function change(draft: Draft, name: string, fields: Changes): Change {
  const { kind, row } = findRow(draft, id(name))!
  return changeOf(kind, row, fields)
}
export const batch = (...commands: (Create | Change | Remove | Arrange)[]): Command => ({ op: 'batch', commands })

const riddle = puzzleType('riddle').defaults

export const smallDraft = (): Draft =>
  done(
    emptyDraft(),
    create('item', 'key', { name: 'Key' }),
    create('npc', 'butler', { name: 'Butler' }),
    create('puzzle', 'riddle', {
      name: 'Riddle',
      type: 'riddle',
      configuration: { ...riddle.configuration, riddleText: 'What flies?' },
      solution: { ...riddle.solution, correctAnswers: ['Time'] },
      translations: { fr: { name: 'Énigme' } },
    }),
    create('scene', 'hall', { name: 'Hall', imageAssetId: id('photo'), translations: { fr: { name: 'Vestibule' } } }),
    create('scene', 'attic', { name: 'Attic' }),
    create('node', 'hello', { content: 'Hello.', nodeId: 'hello' }, 'butler'),
    create('node', 'bye', { content: 'Bye.', nodeId: 'bye' }, 'butler'),
    create('hotspot', 'door', { type: 'scene_link', targetId: id('attic'), x: 10, y: 10 }, 'hall'),
    create('hotspot', 'lamp', { type: 'item', targetId: id('key'), x: 50, y: 50 }, 'hall'),
    create('hotspot', 'safe', { type: 'puzzle', targetId: id('riddle'), x: 80, y: 80 }, 'attic'),
  )

export const tinyDraft = (): Draft =>
  done(
    emptyDraft(),
    create('npc', 'butler', { name: 'Butler' }),
    create('scene', 'hall', { name: 'Hall', translations: { fr: { name: 'Vestibule' } } }),
    create('scene', 'attic', { name: 'Attic' }),
    create('node', 'hello', { content: 'Hello.', nodeId: 'hello' }, 'butler'),
    create('hotspot', 'door', { type: 'scene_link', targetId: id('attic'), x: 10, y: 10 }, 'hall'),
    create('hotspot', 'lamp', { type: 'item', x: 50, y: 50 }, 'hall'),
  )

export function done(draft: Draft, ...commands: readonly Command[]): Draft {
  return commands.reduce((now, command) => taken(applyCommand(now, command)).draft, draft)
}

export function taken(applied: Applied): Exclude<Applied, { refusal: Refusal }> {
  if ('refusal' in applied) throw new Error(`refused: ${JSON.stringify(applied.refusal)}`)
  return applied
}

export const refusalOf = (draft: Draft, command: Command): Refusal | null => {
  const applied = applyCommand(draft, command)
  return 'refusal' in applied ? applied.refusal : null
}

export const row = (draft: Draft, name: string): Row => findRow(draft, id(name))!.row

export const wired = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value

export class FakeServer {
  draft: Draft
  revision = 1
  readonly known = new Map<string, readonly MineAsked[]>()

  constructor(draft: Draft = smallDraft()) {
    this.draft = draft
  }

  #loaded: LoadedDraft | null = null

  load(): LoadedDraft {
    if (this.#loaded?.facts.draftRevision !== this.revision)
      this.#loaded = wired({ draft: this.draft, facts: facts(this.revision) })
    return this.#loaded
  }

  async take(commands: readonly Logged[], role = owner): Promise<EditorResult> {
    const isWithin = (command: Command) =>
      mayCommand(role, singlesOf(command), { primaryLanguage: languageOf(this.draft), status: 'draft' })
    const took = await takeAll(this.draft, this.known, wired(commands), isWithin)
    this.draft = took.draft
    for (const [command, asked] of took.done) this.known.set(command, asked)
    return wired({ status: 'edited', taken: { ...took.answer, draftRevision: ++this.revision } })
  }

  async does(...commands: readonly Command[]): Promise<void> {
    for (const command of commands) {
      taken(applyCommand(this.draft, command))
      await this.take([{ id: crypto.randomUUID(), command }])
    }
  }
}
