import type {
  AdventureDraft,
  DraftHotspot,
  DraftItem,
  DraftLayer,
  DraftNode,
  DraftNpc,
  DraftPuzzle,
  DraftScene,
} from './draft.server.ts'

type Overrides<Row> = Partial<Row> & { id: string }

export const draftScene = (row: Overrides<DraftScene>): DraftScene => ({
  adventureId: 'adventure',
  name: row.id,
  description: '',
  altText: 'A picture',
  canvasWidth: 1920,
  canvasHeight: 1080,
  displayOrder: 0,
  isStartingMap: false,
  role: null,
  isEnding: false,
  endingText: row.isEnding ? 'The end.' : '',
  endingConditions: {},
  imageAssetId: 'picture',
  soundAssetId: null,
  soundCaption: '',
  missLines: [],
  translations: {},
  ...row,
})

export const draftHotspot = (row: Overrides<DraftHotspot> & Pick<DraftHotspot, 'sceneId' | 'type'>): DraftHotspot => ({
  name: row.id,
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
  lines: [],
  imageAssetId: null,
  altText: '',
  soundAssetId: null,
  soundCaption: '',
  toCheck: false,
  targetSceneId: null,
  targetPuzzleId: null,
  targetItemId: null,
  targetNpcId: null,
  translations: {},
  ...row,
})

export const draftPuzzle = (row: Overrides<DraftPuzzle>): DraftPuzzle => ({
  adventureId: 'adventure',
  name: row.id,
  type: 'code_entry',
  typeVersion: 1,
  description: '',
  configuration: { codeLength: 4 },
  timeLimit: null,
  expectedMinutes: 5,
  imageAssetId: null,
  hints: [],
  scoringRules: {},
  onSolveEffects: [],
  afterAttempts: 'cooldown',
  onFailEffects: [],
  difficulty: null,
  skipPolicy: 'after_hints',
  skipAfterWrong: 5,
  variantSeed: null,
  translations: {},
  solution: { correctCode: '0427' },
  solutionTranslations: {},
  ...row,
})

export const draftItem = (row: Overrides<DraftItem>): DraftItem => ({
  adventureId: 'adventure',
  name: row.id,
  description: '',
  rarity: 'common',
  stackable: false,
  consumable: false,
  accessibilityText: '',
  iconAssetId: null,
  useActions: {},
  combineRules: [],
  translations: {},
  ...row,
})

export const draftNpc = (row: Overrides<DraftNpc>): DraftNpc => ({
  adventureId: 'adventure',
  name: row.id,
  description: '',
  avatarAssetId: null,
  translations: {},
  ...row,
})

export const draftLayer = (row: Overrides<DraftLayer> & Pick<DraftLayer, 'sceneId'>): DraftLayer => ({
  name: row.id,
  imageAssetId: 'layer-picture',
  altText: 'A layer.',
  description: '',
  x: 50,
  y: 50,
  width: 20,
  height: 20,
  hotspotId: null,
  visibilityConditions: {},
  fades: false,
  displayOrder: 0,
  translations: {},
  ...row,
})

export const draftNode = (row: Overrides<DraftNode> & Pick<DraftNode, 'npcId'>): DraftNode => ({
  nodeId: row.id,
  nodeType: 'dialogue',
  content: 'Hello.',
  subtitle: '',
  choices: [],
  conditions: {},
  rewards: {},
  displayOrder: 0,
  translations: {},
  ...row,
})

export function buildDraft(change: Partial<AdventureDraft> = {}): AdventureDraft {
  return {
    adventure: {
      id: 'adventure',
      title: 'The key',
      description: 'Find it.',
      primaryLanguage: 'en',
      languages: ['en'],
      translations: {},
      accessibilityTags: [],
      asksOthers: true,
    },
    scenes: [
      draftScene({ id: 'hall', isStartingMap: true }),
      draftScene({ id: 'garden', displayOrder: 1, isEnding: true, endingText: 'You are free.' }),
    ],
    hotspots: [
      draftHotspot({ id: 'safe', sceneId: 'hall', type: 'puzzle', targetPuzzleId: 'lock' }),
      draftHotspot({
        id: 'door',
        sceneId: 'hall',
        type: 'scene_link',
        targetSceneId: 'garden',
        displayOrder: 1,
        interactionConditions: { type: 'has_item', itemId: 'key' },
        blockedMessage: 'Locked.',
      }),
    ],
    layers: [],
    puzzles: [
      draftPuzzle({
        id: 'lock',
        hints: ['Count the chairs.', ' '],
        onSolveEffects: [{ type: 'give_item', itemId: 'key' }],
      }),
    ],
    items: [draftItem({ id: 'key' })],
    npcs: [],
    nodes: [],
    ...change,
  }
}
