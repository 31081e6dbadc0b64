import { useContext } from 'react'
import { latePart } from '#app/ui/late-part.tsx'
import { RowHere, useOthersWho } from './others-context.ts'
import type { Other } from './others-context.ts'

const LateMarks = latePart(
  async () => (await import('./person-marks.tsx')).PersonMarks,
  () => null,
)
const LateFieldMark = latePart(
  async () => (await import('./person-marks.tsx')).FieldMark,
  () => null,
)

const Marks = ({ people }: { people: readonly Other[] }) => people.length > 0 && <LateMarks people={people} />

/** Who else is at a tab. */
export const OthersAtTab = ({ tab }: { tab: string }) => (
  <Marks people={useOthersWho(({ place }) => place.tab === tab)} />
)

/** Who else is in a row, or in one that is part of it. */
export const OthersAtRow = ({ id }: { id: string }) => <Marks people={useOthersWho(({ rows }) => rows.includes(id))} />

/** Who else is in a field. */
export const othersAtField = (name: string) => <OthersAtField name={name} />

function OthersAtField({ name }: { name: string }) {
  const row = useContext(RowHere)
  const people = useOthersWho(({ place }) => row !== null && place.rowId === row && place.field === name)
  return people.length > 0 && <LateFieldMark people={people} />
}
