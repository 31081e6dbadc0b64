import { lazy } from 'react'
import type { EditorForm } from './contract.ts'

const files = import.meta.glob<EditorForm>('./types/*/editor-form.tsx', { import: 'EditorForm' })

/** Each type's form in a chunk of its own. Made once, at module level. */
const forms = new Map(
  Object.entries(files).map(([file, load]) => [file.split('/')[2]!, lazy(async () => ({ default: await load() }))]),
)

/** The form of a type; undefined for a name that is none. */
export const editorFormOf = (type: string) => forms.get(type)
