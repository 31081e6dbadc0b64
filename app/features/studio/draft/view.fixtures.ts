import { create, done, emptyDraft, facts, FakeServer } from './draft.fixtures.ts'
import type { Logged } from './take.ts'
import type { Clock } from './log/clock.ts'
import { DraftStore } from './log/draft-store.ts'
import type { Post } from './log/post-request.ts'
import { draftView } from './view.ts'
import type { DraftView, HotspotView, SceneView } from './view.ts'

export const emptyView = (): DraftView => draftView(emptyDraft(), facts())

const room = draftView(
  done(
    emptyDraft(),
    create('scene', 'scene', { name: 'Scene' }),
    create('hotspot', 'hotspot', { type: 'item', x: 50, y: 50 }, 'scene'),
  ),
  facts(),
)

export const hotspot = (id: string, more: Partial<HotspotView> = {}): HotspotView => ({
  ...room.hotspots[0]!,
  id,
  name: id,
  sceneId: 'scene',
  ...more,
})

export const scene = (id: string, more: Partial<SceneView> = {}): SceneView => ({
  ...room.scenes[0]!,
  id,
  name: id,
  ...more,
})

/** Never fires: requests go out only on `flush`. */
export const stillClock: Clock = { now: () => 0, wake: () => () => undefined }

export const takesAll: Post = (request) =>
  new FakeServer(emptyDraft()).take(request.intent === 'edit' ? (request.commands as Logged[]) : [])

export const openEmpty = (post: Post): DraftStore =>
  new DraftStore({ draft: emptyDraft(), facts: facts() }, post, stillClock)
