import { useRef } from 'react'
import { useDraft } from '#app/features/studio/components/editor/draft-context.ts'
import { m } from '#app/i18n/generated/messages.js'
import { FieldGroup } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { readForm, writeForm } from './condition-form.ts'
import { ConditionParts, JoinSelect } from './condition-parts.tsx'
import { conditionWords } from './condition-sentence.ts'
import { JsonField } from './json-field.tsx'
import { conditionPlaces, gonePlaces } from './json-places.ts'
import { readJsonObject } from './json-text.ts'
import { positionOf } from './part-menu.tsx'
import type { Tree } from './part-menu.tsx'

type ConditionBuilderProps = {
  /** Begins the sentence: 'Players see it when'. */
  legend: string
  /** Ends it while there is no line: 'Always.' */
  empty: string
  /** The name of its field within the dialog: `choices.1.conditions`. */
  name: string
  value: Record<string, unknown>
  onChange: (value: Record<string, unknown>) => void
}

/**
 * A condition line by line, groups within groups, and as the sentence that it makes: "It works when the puzzle “Safe” is solved." The
 * JSON behind it is there too.
 */
export function ConditionBuilder({ legend, empty, name, value, onChange }: ConditionBuilderProps) {
  const draft = useDraft()
  const form = readForm(value)
  // What keeps it from being published: what is still to be filled in or is no longer there
  const places = [...conditionPlaces(value), ...gonePlaces(value, draft)]
  const { place, ...focus } = useFocusOnPart()
  const change: Tree['change'] = (next) => onChange(writeForm(next))
  const tree = form && { form, change, rearrange: focus.after(change), refocus: focus.refocus }
  return (
    <FieldGroup legend={legend}>
      {!tree && <Notice tone="info">{m.studio_condition_too_rich()}</Notice>}
      {tree && (
        <p className="break-words text-muted">
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

/** The focus follows a part that is moved: its menu button is another one afterwards. */
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
