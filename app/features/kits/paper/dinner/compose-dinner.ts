import type { DinnerDocument } from '#app/features/kits/documents/dinner.ts'
import type { PaperPart } from '#app/features/kits/paper/paper-part.ts'
import type { Composing } from '#app/features/kits/paper/paper-words.ts'

export const composeDinner = (_dinner: DinnerDocument, _composing: Composing): PaperPart[] => []
