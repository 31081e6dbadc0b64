import { useState } from 'react'
import { request } from '#app/features/play/live/connection/run-client.ts'
import type { Named, PlaytestView } from '#app/features/play/playtest/playtest-view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { longestNote } from '#app/shared/longest-note.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'

/** Left at the draft, for those who make it: about the scene, or something that is known in it. */
export function PlaytestNote({ adventureId, view }: { adventureId: string; view: PlaytestView }) {
  const [chosen, choose] = useState('')
  const [text, setText] = useState('')
  const [state, setState] = useState<'typing' | 'sending' | 'left' | 'failed'>('typing')
  const groups = groupsOf(view)
  const at = groups.flatMap(({ kind, rows }) => rows.map(({ id }) => ({ kind, id }))).find(({ id }) => id === chosen)
  const about = at ?? { kind: 'scene', id: view.sceneId }
  const leave = async () => {
    setState('sending')
    const note = { intent: 'leave', kind: about.kind, rowId: about.id, field: null, text }
    const reply = await request(`/api/projects/${adventureId}/notes`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(note),
    })
    setState(reply.kind === 'answered' ? 'left' : 'failed')
    if (reply.kind === 'answered') setText('')
  }
  return (
    <>
      <Field label={m.notes_about()}>
        {(control) => (
          <Select value={about.id} onChange={(event) => choose(event.target.value)} {...control}>
            {groups.map(({ title, rows }) => (
              <optgroup key={title} label={title}>
                {rows.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name || m.playtest_unnamed()}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        )}
      </Field>
      <Field label={m.notes_new()}>
        {(control) => (
          <Textarea
            rows={2}
            className="min-h-20"
            maxLength={longestNote}
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setState('typing')
            }}
            {...control}
          />
        )}
      </Field>
      <div role="status" className="text-sm empty:sr-only">
        {state === 'left' && m.notes_left()}
        {state === 'failed' && m.notes_failed()}
      </div>
      <Button
        size="small"
        className="justify-self-start"
        disabled={text.trim() === ''}
        loading={state === 'sending'}
        onClick={() => void leave()}
      >
        {m.notes_leave()}
      </Button>
    </>
  )
}

function groupsOf(view: PlaytestView): { kind: string; title: string; rows: readonly Named[] }[] {
  const here = view.scenes.filter(({ id }) => id === view.sceneId)
  return [
    { kind: 'scene', title: m.playtest_scenes(), rows: here },
    { kind: 'hotspot', title: m.notes_hotspots(), rows: view.hotspots },
    { kind: 'puzzle', title: m.playtest_puzzles(), rows: view.puzzles },
    { kind: 'item', title: m.playtest_items(), rows: view.items },
    { kind: 'npc', title: m.notes_npcs(), rows: view.npcs },
  ].filter(({ rows }) => rows.length > 0)
}
