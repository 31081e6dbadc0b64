import { may } from '#app/features/drafts/draft.policy.ts'
import type { DraftRole } from '#app/features/drafts/draft.policy.ts'
import type { Kind } from '#app/features/rows/catalogue.ts'
import { editorPath } from '#app/features/adventure/kinds.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { LatePart } from '#app/ui/late-part.tsx'

/** `/editor/{id}`, or the editor of a print kind. */
export type PageName = 'editor' | 'kit'

/** The panels of one page, by tab id: each is loaded with its tab. */
export type Panels = Readonly<Record<string, LatePart<object>>>

export type EditorTab = { id: string; label: () => string; page: PageName; isForm?: true }

const details: EditorTab = { id: 'details', label: m.studio_tab_details, page: 'editor', isForm: true }

const texts: EditorTab = { id: 'texts', label: m.texts_tab, page: 'editor' }
const figures: EditorTab = { id: 'figures', label: m.figures_tab, page: 'editor' }

/** For a reviewer. */
const reading: EditorTab = { id: 'reading', label: m.people_reading, page: 'editor' }

/** Both pages of a print kind show all its tabs. */
export const tabsOf: Readonly<Record<Kind, readonly EditorTab[]>> = {
  'online-adventure': [
    details,
    { id: 'scenes', label: m.studio_tab_scenes, page: 'editor' },
    { id: 'puzzles', label: m.studio_tab_puzzles, page: 'editor' },
    { id: 'items', label: m.studio_tab_items, page: 'editor' },
    { id: 'npcs', label: m.studio_tab_npcs, page: 'editor' },
    { id: 'map', label: m.studio_map, page: 'editor' },
    texts,
    figures,
  ],
  'mystery-dinner': [
    details,
    { id: 'story', label: m.studio_dinner_story_row, page: 'kit', isForm: true },
    { id: 'characters', label: m.dinner_tab_characters, page: 'kit' },
    { id: 'props', label: m.studio_kit_tab_props, page: 'kit' },
    { id: 'clues', label: m.studio_kit_tab_clues, page: 'kit' },
    { id: 'courses', label: m.dinner_tab_courses, page: 'kit', isForm: true },
    { id: 'rounds', label: m.dinner_tab_rounds, page: 'kit' },
    { id: 'timeline', label: m.dinner_tab_timeline, page: 'kit' },
    { id: 'guide', label: m.studio_kit_tab_guide, page: 'kit', isForm: true },
    { id: 'check', label: m.studio_kit_tab_check, page: 'kit' },
    texts,
    figures,
  ],
  'escape-room': [
    details,
    { id: 'setup', label: m.studio_room_setup_row, page: 'kit', isForm: true },
    { id: 'puzzles', label: m.studio_tab_puzzles, page: 'kit' },
    { id: 'props', label: m.studio_kit_tab_props, page: 'kit' },
    { id: 'clues', label: m.studio_kit_tab_clues, page: 'kit' },
    { id: 'flow', label: m.room_tab_flow, page: 'kit' },
    { id: 'guide', label: m.studio_kit_tab_guide, page: 'kit', isForm: true },
    { id: 'check', label: m.studio_kit_tab_check, page: 'kit' },
    { id: 'try-out', label: m.room_tab_try_out, page: 'kit' },
    texts,
    figures,
  ],
}

/** Of everybody who may have it open. */
export const everyTab = (kind: Kind): readonly EditorTab[] => [...tabsOf[kind], reading]

export function tabsFor(kind: Kind, role: DraftRole): readonly EditorTab[] {
  if (may(role, 'edit')) return tabsOf[kind]
  return may(role, 'translate') ? [texts] : [reading]
}

export const pathOf = (page: PageName, kind: Kind, id: string, tab: string): string =>
  `${page === 'editor' ? `/editor/${id}` : editorPath(kind, id)}?tab=${tab}`
