import { useRef } from 'react'
import { withoutMessages } from '#app/features/adventure/blocked-messages.ts'
import type { ContentLanguages } from '#app/features/studio/fields/components/bilingual-text.tsx'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { m } from '#app/i18n/generated/messages.js'
import { FieldGroup } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { readForm, writeForm } from './condition-form.ts'
import { ConditionParts, JoinSelect } from './condition-parts.tsx'
import { conditionWords } from './condition-sentence.ts'
import { JsonField } from './json-field.tsx'
import { conditionPlaces, gonePlaces } from './json-places.ts'
import { readJsonObject } from '#app/features/studio/fields/components/json-text.ts'
import { positionOf } from './part-menu.tsx'
import type { Tree } from './part-menu.tsx'

type ConditionBuilderProps = {
  legend: string
  empty: string
  name: string
  value: Record<string, unknown>
  onChange: (value: Record<string, unknown>) => void
  /** With it, each line can have a message that says why something does not work. */
  messages?: ContentLanguages
}

export function ConditionBuilder({ legend, empty, name, value, onChange, messages }: ConditionBuilderProps) {
  const draft = useDraft()
  const form = readForm(value)
  const places = [...conditionPlaces(messages ? withoutMessages(value) : value), ...gonePlaces(value, draft)]
  const { place, ...focus } = useFocusOnPart()
  const change: Tree['change'] = (next) => onChange(writeForm(next))
  const tree: Tree | null = form && { form, messages, change, rearrange: focus.after(change), refocus: focus.refocus }
  return (
    <FieldGroup legend={legend} name={name}>
      {!tree && <Notice tone="info">{m.studio_condition_too_rich()}</Notice>}
      {tree && (
        <p className="text-muted">
          {Object.keys(value).length === 0
            ? empty
            : m.studio_rules_sentence({ legend, condition: conditionWords(value, draft) })}
        </p>
      )}
      {tree && (
        <div ref={place} className="grid min-w-0 gap-2">
          {(tree.form.parts.length > 1 || tree.form.negated) && (
            <JoinSelect tree={tree} group={tree.form} path={[]} className="sm:w-80" />
          )}
          <ConditionParts tree={tree} group={tree.form} path={[]} />
        </div>
      )}
      <JsonField
        label={m.studio_condition_json()}
        name={name}
        value={value}
        read={readJsonObject}
        onChange={onChange}
        problems={places.length === 0 ? [] : [m.studio_condition_incomplete()]}
        places={places}
      />
    </FieldGroup>
  )
}

function useFocusOnPart() {
  const place = useRef<HTMLDivElement>(null)
  const wanted = useRef<string | null>(null)
  return {
    place,
    after:
      (change: Tree['change']): Tree['rearrange'] =>
      (form, path) => {
        wanted.current = positionOf(path)
        change(form)
      },
    refocus: (event: Event) => {
      const button =
        wanted.current === null ? null : place.current?.querySelector<HTMLElement>(`[data-part="${wanted.current}"]`)
      wanted.current = null
      if (!button) return
      event.preventDefault()
      button.focus()
    },
  }
}
