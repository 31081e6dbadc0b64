import type {
  AssetView,
  DraftView,
  HotspotView,
  ItemView,
  NodeView,
  SceneView,
} from '#app/features/studio/draft-view.ts'
import type { DraftRows } from '#app/features/studio/editor-result.ts'
import { defaultHotspotName } from '#app/features/studio/scenes/default-name.ts'
import { canvasOf } from '#app/features/studio/scenes/scene-columns.ts'
import type { HotspotType } from '#app/features/studio/scenes.schema.ts'
import { arrangedBy } from './arranged.ts'
import { findRow, withChange } from './draft-rows.ts'
import { puzzleOf } from './order-puzzle.ts'
import { isArrange, isCreate, rowsOfOrder } from './orders.ts'
import type { CreateRequest, DeleteRequest, OrderRequest, Orders } from './orders.ts'

type Change = DraftRows & { removed?: string[] }

/** What a request says; what it leaves out hides no default. */
const given = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields

/** What no row has before the server has made it. */
const unmade = { version: 0, translations: {}, translatedFrom: {} }

/** The rows that a request will have made or arranged, or those that it will have removed or unlinked, as the server will answer it. */
export function changeOf(draft: DraftView, request: OrderRequest): Change {
  if (isCreate(request)) return madeBy(draft, request)
  return isArrange(request) ? arrangedBy(draft, request) : removedBy(draft, request)
}

/** Whether the draft knows the pictures and sounds that a request or a change names: others could not be shown. */
export const knowsFiles = (draft: DraftView, fields: object): boolean =>
  Object.entries(fields).every(
    ([field, value]) => !field.endsWith('AssetId') || typeof value !== 'string' || assetOf(draft, value) !== null,
  )

function madeBy(draft: DraftView, request: CreateRequest): Change {
  switch (request.intent) {
    case 'create-scene':
      return { scenes: [sceneOf(draft, request)] }
    case 'put-scene': {
      const { imageAssetId, soundAssetId, isStart, hotspots, leading, ...fields } = request
      const scene = {
        ...sceneOf(draft, fields),
        image: assetOf(draft, imageAssetId),
        sound: assetOf(draft, soundAssetId),
      }
      return {
        scenes: [{ ...scene, isStartingMap: scene.isStartingMap || isStart }, ...moved(draft, scene)],
        hotspots: [
          ...hotspots.map((each, at) => hotspotOf(draft, request.id, each, at)),
          ...ledTo(draft, request.id, 'scene_link', leading),
        ],
      }
    }
    case 'create-hotspot':
      return { hotspots: [hotspotOf(draft, request.sceneId, request)] }
    case 'put-hotspots':
      return { hotspots: request.hotspots.map((each, at) => hotspotOf(draft, request.sceneId, each, at)) }
    case 'create-item': {
      const { intent: _intent, iconAssetId, leading, ...fields } = request
      const item: ItemView = {
        description: '',
        rarity: 'common',
        stackable: false,
        consumable: false,
        accessibilityText: '',
        useActions: {},
        combineRules: [],
        icon: assetOf(draft, iconAssetId),
        ...unmade,
        ...given(fields),
        id: idOf(request),
      }
      return { items: [item], hotspots: ledTo(draft, item.id, 'item', leading) }
    }
    case 'create-npc': {
      const { intent: _intent, avatarAssetId, leading, nodes = [], ...fields } = request
      const id = idOf(request)
      return {
        npcs: [{ description: '', avatar: assetOf(draft, avatarAssetId), ...unmade, ...given(fields), id }],
        nodes: nodes.map((node, at) => nodeOf(id, at, node)),
        hotspots: ledTo(draft, id, 'npc', leading),
      }
    }
    case 'create-puzzle': {
      const puzzle = puzzleOf(request, {
        image: assetOf(draft, request.imageAssetId),
        primary: draft.details.primaryLanguage,
      })
      return { puzzles: [puzzle], hotspots: ledTo(draft, puzzle.id, 'puzzle', request.leading) }
    }
    case 'create-node': {
      const { intent: _intent, npcId, ...fields } = request
      return {
        nodes: [
          nodeOf(npcId, draft.nodes.filter((node) => node.npcId === npcId).length, {
            nodeId: '',
            ...fields,
            id: idOf(request),
          }),
        ],
      }
    }
  }
}

const idOf = ({ id }: { id?: string | undefined }): string => id ?? ''

/** A scene as the form of its creation makes it. */
function sceneOf(
  { scenes }: DraftView,
  request: object & { id?: string | undefined; name: string; orientation?: SceneView['orientation'] | undefined },
): SceneView {
  const { intent: _intent, orientation = 'landscape', ...fields } = request as typeof request & { intent?: string }
  const texts = { description: '', altText: '', endingText: '', soundCaption: '' }
  return {
    ...texts,
    ...unmade,
    orientation,
    ...canvasOf(orientation),
    displayOrder: scenes.length,
    isStartingMap: scenes.length === 0,
    isEnding: false,
    endingConditions: {},
    image: null,
    sound: null,
    ...given(fields),
    id: idOf(request),
  }
}

/** Where another scene stands, those from there on make room. */
const moved = ({ scenes }: DraftView, { id, displayOrder }: SceneView): SceneView[] =>
  scenes.some((each) => each.id !== id && each.displayOrder === displayOrder)
    ? scenes
        .filter((each) => each.id !== id && each.displayOrder >= displayOrder)
        .map((each) => ({ ...each, displayOrder: each.displayOrder + 1 }))
    : []

/** @param at its place among those that are made with it */
function hotspotOf(
  draft: DraftView,
  sceneId: string,
  request: object & { id?: string | undefined; type: HotspotType; x: number; y: number },
  at = 0,
): HotspotView {
  const { intent: _intent, ...fields } = request as typeof request & { intent?: string }
  const place: Pick<HotspotView, 'width' | 'height' | 'shape' | 'points' | 'zIndex' | 'displayOrder'> = {
    width: 60,
    height: 60,
    shape: 'rectangle',
    points: [],
    zIndex: 0,
    displayOrder: draft.hotspots.filter((each) => each.sceneId === sceneId).length + at,
  }
  const rules = {
    visibilityConditions: {},
    interactionConditions: {},
    blockedMessage: '',
    targetId: null,
    toCheck: false,
  }
  return {
    name: defaultHotspotName(request.type, draft.details.primaryLanguage),
    ...place,
    ...rules,
    ...unmade,
    ...given(fields),
    id: idOf(request),
    sceneId,
  }
}

const nodeOf = (
  npcId: string,
  displayOrder: number,
  fields: Partial<NodeView> & Pick<NodeView, 'id' | 'nodeId' | 'content'>,
): NodeView => ({
  nodeType: 'dialogue',
  subtitle: '',
  choices: [],
  conditions: {},
  rewards: {},
  displayOrder,
  ...unmade,
  ...given(fields),
  npcId,
})

/** A picture or sound that something of the draft has. */
export function assetOf(
  { scenes, items, npcs, details, puzzles }: DraftView,
  id: string | null | undefined,
): AssetView | null {
  if (!id) return null
  const all = [
    details.cover,
    ...scenes.flatMap(({ image, sound }) => [image, sound]),
    ...items.map(({ icon }) => icon),
    ...npcs.map(({ avatar }) => avatar),
    ...puzzles.map(({ image }) => image),
  ]
  return all.find((asset) => asset?.id === id) ?? null
}

/** Hotspots that led to a row, and do so again once it is back. */
const ledTo = (
  { hotspots }: DraftView,
  id: string,
  type: HotspotType,
  leading: readonly string[] = [],
): HotspotView[] =>
  hotspots
    .filter((each) => leading.includes(each.id) && each.type === type && each.targetId === null)
    .map((each) => ({ ...each, targetId: id }))

function removedBy(draft: DraftView, request: DeleteRequest): Change {
  const rows = [...rowsOfOrder(request)]
  const inside = [
    ...draft.hotspots.filter(({ sceneId }) => rows.includes(sceneId)),
    ...draft.nodes.filter(({ npcId }) => rows.includes(npcId)),
  ].map(({ id }) => id)
  const gone = new Set([...rows, ...inside])
  const unlinked = draft.hotspots
    .filter(({ id, targetId }) => targetId !== null && gone.has(targetId) && !gone.has(id))
    .map((each) => ({ ...each, targetId: null }))
  const wasStart = draft.scenes.some(({ id, isStartingMap }) => isStartingMap && gone.has(id))
  const next = wasStart ? draft.scenes.find(({ id }) => !gone.has(id)) : undefined
  return { removed: [...gone], hotspots: unlinked, ...(next ? { scenes: [{ ...next, isStartingMap: true }] } : {}) }
}

/** The draft with what is still to be made, without what is still to be removed, and in the order that it is to have. What the server has made already is shown as it made it. */
export const withOrders = (draft: DraftView, orders: Orders): DraftView =>
  orders.reduce((now, { request, status }) => {
    if (isCreate(request) ? rowsOfOrder(request).some((row) => findRow(now, row)) : status === 'refused') return now
    return withChange(now, { ...changeOf(now, request), draftRevision: now.draftRevision })
  }, draft)
