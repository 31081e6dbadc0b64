import { createElement } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { latePart } from '#app/ui/late-part.tsx'
import { Loading } from '#app/ui/skeleton.tsx'
import type { EditorForm } from '#app/features/puzzles/contract/contract.ts'

const files = import.meta.glob<EditorForm>('../types/*/editor/editor-form.tsx', { import: 'EditorForm' })

const forms = new Map(
  Object.entries(files).map(([file, load]) => [
    file.split('/')[2]!,
    latePart(load, () => createElement(Loading, { label: m.common_loading() })),
  ]),
)

export const editorFormOf = (type: string) => forms.get(type)

export async function fetchEditorForms(): Promise<void> {
  for (const form of forms.values()) await form.fetch()
}
