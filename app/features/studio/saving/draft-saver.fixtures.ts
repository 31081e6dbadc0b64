import type { DetailsView, DraftView, HotspotView, SceneView } from '#app/features/studio/draft-view.ts'
import type { EditorRequest } from '#app/features/studio/studio.schema.ts'
import type { Clock } from './clock.ts'
import { DraftSaver } from './draft-saver.ts'
import type { CommandResult } from './send-command.ts'

const yes = { allowed: true, block: null } as const

/** The adventure's own row, as the tests change it. */
export const details = (change: Partial<DetailsView> = {}): DetailsView => ({
  id: 'adventure',
  version: 1,
  title: 'Old',
  slug: 'old',
  description: '',
  kind: 'online-adventure',
  category: 'Mystery',
  difficulty: 3,
  priceCents: 0,
  recommendedPlayers: '',
  status: 'draft',
  moderationNote: null,
  resubmittedAt: null,
  primaryLanguage: 'en',
  languages: ['en'],
  cover: null,
  trailerUrl: '',
  accessibilityTags: [],
  contentWarnings: [],
  imageDescription: '',
  photographyStyle: '',
  lightingStyle: '',
  artStyle: '',
  atmosphereStyle: '',
  compositionStyle: '',
  customAiPrompt: '',
  translations: {},
  translatedFrom: {},
  createdAt: new Date(0),
  updatedAt: new Date(0),
  ...change,
})

/** A draft with nothing in it. */
export const draft = (): DraftView => ({
  details: details(),
  draftRevision: 1,
  edition: null,
  scenes: [],
  hotspots: [],
  puzzles: [],
  items: [],
  npcs: [],
  nodes: [],
  missing: [],
  can: { edit: true, delete: true, changeStatus: true, resubmit: false, announce: yes, publish: yes, playtest: true },
})

/** A server that answers when the test says so, and a clock that the test moves. */
export function studio(loaded: DraftView = draft()) {
  const sent: { request: EditorRequest; answer: (result: CommandResult) => Promise<void> }[] = []
  let now = 0
  let waiting: { run: () => void; at: number } | null = null
  const clock: Clock = {
    now: () => now,
    wake: (run, ms) => {
      waiting = { run, at: now + ms }
      return () => (waiting = null)
    },
  }
  const saver = new DraftSaver(
    loaded,
    (request) =>
      new Promise((resolve) =>
        sent.push({
          request,
          answer: async (result) => {
            resolve(result)
            await settle()
          },
        }),
      ),
    clock,
  )
  /** Lets every promise that is resolved already run on. */
  const settle = async () => {
    for (let round = 0; round < 10; round++) await Promise.resolve()
  }
  const pass = async (ms: number) => {
    now += ms
    if (waiting && waiting.at <= now) waiting.run()
    await settle()
  }
  return { saver, sent, pass }
}

/** A hotspot in the middle of a scene. */
export const hotspot = (id: string, change: Partial<HotspotView> = {}): HotspotView => ({
  id,
  version: 1,
  sceneId: 'scene',
  type: 'item',
  name: id,
  x: 50,
  y: 50,
  width: 60,
  height: 60,
  shape: 'rectangle',
  points: [],
  zIndex: 0,
  displayOrder: 0,
  visibilityConditions: {},
  interactionConditions: {},
  blockedMessage: '',
  targetId: null,
  toCheck: false,
  translations: {},
  translatedFrom: {},
  ...change,
})

/** A scene without anything on it. */
export const scene = (id: string, change: Partial<SceneView> = {}): SceneView => ({
  id,
  version: 1,
  name: id,
  description: '',
  altText: '',
  orientation: 'landscape',
  canvasWidth: 1920,
  canvasHeight: 1080,
  displayOrder: 0,
  isStartingMap: true,
  isEnding: false,
  endingText: '',
  endingConditions: {},
  image: null,
  sound: null,
  soundCaption: '',
  translations: {},
  translatedFrom: {},
  ...change,
})
