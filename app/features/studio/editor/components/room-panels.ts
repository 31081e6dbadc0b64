import { DetailsTab } from '#app/features/studio/details/components/details-tab.tsx'
import type { Panels } from './editor-tabs.ts'

export const roomPanels: Panels = { setup: DetailsTab }
