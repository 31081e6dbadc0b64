import { kindOf } from '#app/features/rows/kinds/index.ts'
import type { KindName } from '#app/features/rows/row-kind.ts'
import { FieldGroup } from '#app/ui/field.tsx'
import { useForm, useUnsay } from './row-field.tsx'
import type { FieldName } from './row-field.tsx'
import { SoundFile, SoundPlayer } from './sound-file.tsx'

/** A field that holds a sound. Apart from `RowField`, since most forms have none. */
export function SoundField<Name extends KindName>({ kind, name }: { kind: Name; name: FieldName<Name> }) {
  const { label, hint, inWords } = kindOf(kind).fields[name]!
  const { values, fileAt, setFile } = useForm()
  const unsay = useUnsay()
  const sound = fileAt?.(name) ?? null
  return (
    <FieldGroup legend={label()} hint={hint?.()} name={name}>
      {sound && <SoundPlayer sound={sound} name={String(values['name'])} />}
      <SoundFile
        value={sound}
        onChange={(file) => {
          setFile?.(name, file)
          if (!file) unsay(inWords)
        }}
      />
    </FieldGroup>
  )
}
