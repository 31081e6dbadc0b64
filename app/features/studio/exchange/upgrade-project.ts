import { isRecord } from '#app/shared/record.ts'
import type { Fields } from '#app/shared/record.ts'
import { projectVersion } from './project-document.schema.ts'

/** Step n upgrades from version n + 1 to n + 2, unchecked. */
export const projectUpgrades: readonly ((document: Fields) => Fields)[] = [
  // 1 -> 2: puzzles state the version of their type, which was 1.
  (document) => ({
    ...document,
    puzzles: Array.isArray(document['puzzles'])
      ? document['puzzles'].map((puzzle: unknown) => (isRecord(puzzle) ? { typeVersion: 1, ...puzzle } : puzzle))
      : document['puzzles'],
  }),
  // 2 -> 3: an adventure names the rooms that its page shows; if absent, it shows none.
  (document) => document,
  // 3 -> 4: an adventure states whether a model wrote any of its texts, and each file who made it.
  (document) => document,
  // 4 -> 5: mystery dinners and escape rooms have rows of their own, and no scenes.
  (document) =>
    isOfPrintKind(document) ? { ...document, scenes: [], puzzles: [], items: [], npcs: [], nodes: [] } : document,
  // 5 -> 6: an adventure says whether the others are asked before what is final; if absent, they are.
  (document) => document,
  // 6 -> 7: scenes have layers and words for presses on nothing, and hotspots may be looked at; if absent, none.
  (document) => document,
  // 7 -> 8: layers have sounds, puzzles may lie in objects, hotspots may have words for who asks, and a scene may be
  // for one of two roles; if absent, none.
  (document) => document,
  // 8 -> 9: a hotspot may take two players; if absent, one.
  (document) => document,
  // 9 -> 10: an ending may have a teaser, a dinner's prop a character and a course, and clues and things of a room more
  // looks; if absent, none and plain cards.
  (document) => document,
  // 10 -> 11: a dinner's guide has words for the arrival; if absent, none.
  (document) => document,
]

const isOfPrintKind = ({ adventure }: Fields): boolean =>
  isRecord(adventure) && (adventure['kind'] === 'mystery-dinner' || adventure['kind'] === 'escape-room')

/** Anything that is not a document of a known version is returned unchanged. */
export function upgradeProject(document: unknown): unknown {
  if (!isRecord(document)) return document
  const { version } = document
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1 || version >= projectVersion)
    return document
  return {
    ...projectUpgrades.slice(version - 1).reduce((older, upgrade) => upgrade(older), document),
    version: projectVersion,
  }
}
