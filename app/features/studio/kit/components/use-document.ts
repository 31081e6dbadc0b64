import { readDinner } from '#app/features/kits/documents/read-dinner.ts'
import { readRoom } from '#app/features/kits/documents/read-room.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import type { DraftView } from '#app/features/studio/draft/view.ts'

/** Without references to removed rows; read once for all components. */
function reading<Document>(read: (draft: DraftView) => Document): () => Document {
  const known = new WeakMap<DraftView, Document>()
  return function useDocument() {
    const draft = useDraft()
    const document = known.get(draft) ?? read(draft)
    known.set(draft, document)
    return document
  }
}

export const useDinner = reading(readDinner)
export const useRoom = reading(readRoom)
