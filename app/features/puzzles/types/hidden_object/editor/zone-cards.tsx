import Plus from 'lucide-react/icons/plus'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldGroup } from '#app/ui/field.tsx'
import type { Draft } from '#app/features/puzzles/types/hidden_object/rules/hidden.ts'
import { ObjectCard } from './object-card.tsx'
import type { Zone } from '#app/features/puzzles/types/hidden_object/rules/schema.ts'
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
  draft: Draft
  chosen: string | null
  language: Locale
  isTranslation: boolean
  textsAt: (field: string) => string[]
  onChoose: (id: string) => void
  onChange: (draft: Draft) => void
  /** null when no more zones fit, or there is no picture to put one on. */
  onAddLookAlike: (() => void) | null
}

export function ZoneCards({
  draft,
  chosen,
  language,
  isTranslation,
  textsAt,
  onChoose,
  onChange,
  onAddLookAlike,
}: ZoneCardsProps) {
  const { configuration, solution } = draft
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
      errors={textsAt(`zones.${solution.zones.indexOf(zone)}`)}
      language={language}
      isTranslation={isTranslation}
      onChoose={() => onChoose(zone.id)}
      onPlace={(text) =>
        onChange({
          configuration: { ...configuration, places: withText(configuration.places, zone.id, text) },
          solution,
        })
      }
      onReply={(text) =>
        onChange({ configuration, solution: { ...solution, replies: withText(solution.replies, zone.id, text) } })
      }
      onReshape={(outline) => onChange(reshape(draft, zone.id, outline))}
      onRemove={() => onChange(removeZone(draft, zone.id))}
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
            errors={textsAt(`objectsToFind.${at}`)}
            language={language}
            isTranslation={isTranslation}
            clue={
              configuration.listBy === 'name'
                ? null
                : { ...clueWords(configuration.listBy, at + 1), text: textFor(configuration.clues, object.id) }
            }
            onClue={(text) =>
              onChange({
                configuration: { ...configuration, clues: withText(configuration.clues, object.id, text) },
                solution,
              })
            }
            onName={(name) =>
              onChange(
                isTranslation
                  ? {
                      configuration: {
                        ...configuration,
                        objectNames: withName(configuration.objectNames, object.id, name),
                      },
                      solution,
                    }
                  : changeObject(draft, object.id, { name }),
              )
            }
            onCount={(count) => onChange(changeObject(draft, object.id, { count }))}
          >
            {zonesOfObject(draft, object.id).map(fields)}
          </ObjectCard>
        ))}
      </ol>
      {configuration.objectsToFind.length > 0 && (
        <FieldGroup
          legend={m.hidden_object_form_look_alikes()}
          hint={m.hidden_object_form_look_alikes_hint()}
          error={textsAt('lookAlikes')}
        >
          {lookAlikes.length > 0 && <div className="grid gap-4 md:max-lg:grid-cols-2">{lookAlikes.map(fields)}</div>}
          {onAddLookAlike && (
            <Button size="small" className="min-h-11 justify-self-start" onClick={onAddLookAlike}>
              <Plus aria-hidden="true" className="size-4.5" />
              {m.hidden_object_form_look_alike_add()}
            </Button>
          )}
        </FieldGroup>
      )}
    </>
  )
}
