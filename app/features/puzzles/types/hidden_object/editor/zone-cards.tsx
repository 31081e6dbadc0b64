import { useContext } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { AddButton } from '#app/features/puzzles/kit/editor/list-buttons.tsx'
import { OnlyPrinted } from '#app/features/puzzles/kit/editor/only-printed.ts'
import type { PuzzleForm } from '#app/features/puzzles/kit/editor/puzzle-form.ts'
import { FieldGroup } from '#app/ui/field.tsx'
import { ObjectCard } from './object-card.tsx'
import type { Configuration, Solution, Zone } from '#app/features/puzzles/types/hidden_object/rules/schema.ts'
import { signOf } from '#app/features/puzzles/types/hidden_object/rules/sign-of.ts'
import { ZoneFields } from './zone-fields.tsx'
import {
  changeObject,
  removeZone,
  reshape,
  withName,
  withText,
  zonesOfObject,
} from '#app/features/puzzles/types/hidden_object/rules/zones.ts'

const clueWords = (listBy: 'silhouette' | 'riddle', position: number) =>
  listBy === 'riddle'
    ? { label: m.hidden_object_form_riddle({ position }), hint: m.hidden_object_form_riddle_hint() }
    : { label: m.hidden_object_form_shape({ position }), hint: m.hidden_object_form_shape_hint() }

interface ZoneCardsProps {
  form: PuzzleForm<Configuration, Solution>
  chosen: string | null
  onChoose: (id: string) => void
  /** null when no more zones fit, or there is no picture to put one on. */
  onAddLookAlike: (() => void) | null
}

export function ZoneCards({ form, chosen, onChoose, onAddLookAlike }: ZoneCardsProps) {
  const { value: draft, configuration, solution, language, isTranslation, configure } = form
  const isOnPaper = useContext(OnlyPrinted)
  const lookAlikes = zonesOfObject(draft, '')
  const textFor = (words: readonly { id: string; text: string }[], id: string) =>
    words.find((each) => each.id === id)?.text ?? ''
  const fields = (zone: Zone) => (
    <ZoneFields
      key={zone.id}
      zone={zone}
      sign={signOf(draft, zone)}
      chosen={zone.id === chosen}
      place={textFor(configuration.places, zone.id)}
      reply={zone.object === '' ? textFor(solution.replies, zone.id) : null}
      errors={form.problemsAt(`zones.${solution.zones.indexOf(zone)}`)}
      language={language}
      isTranslation={isTranslation}
      onChoose={() => onChoose(zone.id)}
      onPlace={(text) => configure({ places: withText(configuration.places, zone.id, text) })}
      onReply={(text) => form.solve({ replies: withText(solution.replies, zone.id, text) })}
      onReshape={(outline) => form.change(reshape(draft, zone.id, outline))}
      onRemove={() => form.change(removeZone(draft, zone.id))}
    />
  )
  return (
    <>
      {solution.zones.length > 0 && <p className="text-sm text-muted">{m.hidden_object_form_place_hint()}</p>}
      <ol className="grid gap-4 md:max-lg:grid-cols-2">
        {configuration.objectsToFind.map((object, at) => (
          <ObjectCard
            key={object.id}
            object={object}
            position={at + 1}
            name={
              isTranslation ? (configuration.objectNames.find(({ id }) => id === object.id)?.name ?? '') : object.name
            }
            zones={zonesOfObject(draft, object.id).length}
            errors={form.problemsAt(`objectsToFind.${at}`)}
            language={language}
            isTranslation={isTranslation}
            clue={
              configuration.listBy === 'name'
                ? null
                : { ...clueWords(configuration.listBy, at + 1), text: textFor(configuration.clues, object.id) }
            }
            onClue={(text) => configure({ clues: withText(configuration.clues, object.id, text) })}
            onName={(name) =>
              isTranslation
                ? configure({ objectNames: withName(configuration.objectNames, object.id, name) })
                : form.change(changeObject(draft, object.id, { name }))
            }
            onCount={(count) => form.change(changeObject(draft, object.id, { count }))}
          >
            {zonesOfObject(draft, object.id).map(fields)}
          </ObjectCard>
        ))}
      </ol>
      {configuration.objectsToFind.length > 0 && (
        <FieldGroup
          legend={m.hidden_object_form_look_alikes()}
          hint={isOnPaper ? undefined : m.hidden_object_form_look_alikes_hint()}
          error={form.problemsAt('lookAlikes')}
        >
          {lookAlikes.length > 0 && <div className="grid gap-4 md:max-lg:grid-cols-2">{lookAlikes.map(fields)}</div>}
          {onAddLookAlike && <AddButton small label={m.hidden_object_form_look_alike_add()} onAdd={onAddLookAlike} />}
        </FieldGroup>
      )}
    </>
  )
}
