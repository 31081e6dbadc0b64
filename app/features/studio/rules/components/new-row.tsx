import { useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { findPuzzleType, puzzleTypes } from '#app/features/puzzles/registry/puzzle-types.ts'
import { useCommand } from '#app/features/studio/draft/components/use-command.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { createRow } from '#app/features/studio/draft/make-command.ts'
import { nameOfNode } from '#app/features/studio/fields/node-name.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { newId } from '#app/shared/ids.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { notify } from '#app/ui/toaster.ts'

export type NewKind = 'scene' | 'puzzle' | 'item' | 'npc' | 'node'

type Face = {
  option: () => string
  words: () => string
  /** Said if it has no words yet; without it, that it needs a name. */
  missing?: () => string
  create: () => string
  made: () => string
  most: number
}

export const newRowFaces: Record<NewKind, Face> = {
  scene: {
    option: m.studio_new_scene,
    words: m.studio_scene_name,
    create: m.studio_scenes_create,
    made: m.studio_scene_created,
    most: 200,
  },
  puzzle: {
    option: m.studio_new_puzzle,
    words: m.studio_puzzle_name,
    create: m.studio_puzzle_create,
    made: m.studio_puzzle_created,
    most: 200,
  },
  item: {
    option: m.studio_new_item,
    words: m.studio_item_name,
    create: m.studio_item_create,
    made: m.studio_item_created,
    most: 200,
  },
  npc: {
    option: m.studio_new_npc,
    words: m.studio_new_npc_name,
    create: m.studio_npc_create,
    made: m.studio_npc_created,
    most: 200,
  },
  node: {
    option: m.studio_new_node,
    words: m.studio_node_content,
    missing: m.studio_errors_required,
    create: m.studio_node_create,
    made: m.studio_node_created,
    most: 5000,
  },
}

type NewRowProps = {
  kind: NewKind
  /** For a node: its NPC. */
  parent?: string | undefined
  /** Gets the row's id; for a node its node id. */
  onMade: (id: string) => void
}

const bringIntoSight = (part: HTMLElement | null) => part?.scrollIntoView({ block: 'nearest' })

/** Creates the row that the open dialog refers to, with only what it needs.
 * It stays even if the dialog is cancelled. */
export function NewRow({ kind, parent, onMade }: NewRowProps) {
  const draft = useDraft()
  const { primaryLanguage } = draft.details
  const { run, busy } = useCommand()
  const { words, missing = m.studio_new_missing, create, made, most } = newRowFaces[kind]
  const [text, setText] = useState('')
  const [type, setType] = useState(puzzleTypes[0]!.id)
  const [isMissing, setMissing] = useState(false)
  // Submitting the dialog moves the focus here while the row is not created.
  const [isUnmade, setUnmade] = useState(false)
  const isOpening = useRef(true)
  const hint = useId()
  const isBlank = text.trim() === ''
  const make = async () => {
    if (busy) return
    if (isBlank) return setMissing(true)
    const id = newId()
    const siblings = draft.nodes.filter(({ npcId }) => npcId === parent)
    const fields = fieldsOf(kind, text.trim(), { type, language: primaryLanguage, siblings })
    if (!(await run(createRow(kind, id, fields, parent ?? null), m.common_error()))) return
    void notify({ title: made(), tone: 'success' })
    onMade('nodeId' in fields ? String(fields.nodeId) : id)
  }
  const makeOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    void make()
  }
  const error = isBlank ? (isMissing ? missing() : null) : isUnmade ? m.studio_new_unmade() : null
  return (
    <div
      ref={bringIntoSight}
      role="group"
      aria-describedby={hint}
      className="grid gap-3 rounded-control border border-line bg-sunken p-3"
    >
      {kind === 'puzzle' && (
        <Field label={m.studio_field_type()}>
          {(control) => (
            <Select value={type} onChange={(event) => setType(event.target.value)} {...control}>
              {puzzleTypes.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label()}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Field label={words()} error={error}>
        {(control) => (
          <Input
            // The choice in the select beside it asks for these words
            autoFocus
            value={text}
            maxLength={most}
            onChange={(event) => setText(event.target.value)}
            onFocus={() => {
              setMissing(isBlank && !isOpening.current)
              setUnmade(!isBlank)
              isOpening.current = false
            }}
            onKeyDown={makeOnEnter}
            data-unreadable
            {...control}
          />
        )}
      </Field>
      <p id={hint} className="text-sm text-muted">
        {m.studio_new_hint()}
      </p>
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        loading={busy}
        onClick={() => void make()}
      >
        {create()}
      </Button>
    </div>
  )
}

type Given = {
  type: string
  language: Locale
  siblings: readonly { nodeId: string }[]
}

function fieldsOf(kind: NewKind, text: string, { type, language, siblings }: Given): Record<string, unknown> {
  if (kind === 'node') return { nodeId: nameOfNode(text, siblings, language), content: text }
  if (kind === 'scene') return { name: text, orientation: 'landscape' }
  if (kind === 'puzzle') return { name: text, type, ...findPuzzleType(type)?.startingDraft(language) }
  return { name: text }
}
